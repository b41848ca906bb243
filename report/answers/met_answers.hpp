#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <string>
#include <string_view>

namespace gammonkit::answers {

/// A table as people read it, in percent, up to `length` points. Where columns have no room in lines of
/// `width`, they stand below the others; 0: all have.
[[nodiscard]] std::string met_text(const MatchEquityTable& table, int length, std::size_t width = 0);

/// A table that has a name, as an object.
[[nodiscard]] std::string named_table_json(std::string_view name, std::string_view about);

/// A table as an object, up to `length` points.
[[nodiscard]] std::string met_json(const MatchEquityTable& table, int length);

/// What a table says of a score: the chance to win the match, and for each value of the cube take points and
/// gammon values of both players.
[[nodiscard]] std::string met_score_text(const MatchEquityTable& table, const MatchScore& score,
                                         std::size_t width = 0);
[[nodiscard]] std::string met_score_json(const MatchEquityTable& table, const MatchScore& score);

/// How far two tables are apart, score by score: for people in percentage points, for programs in chances.
[[nodiscard]] std::string met_difference_text(const MatchEquityTable& first, const MatchEquityTable& second,
                                              int length, std::size_t width = 0);
[[nodiscard]] std::string met_difference_json(const MatchEquityTable& first, const MatchEquityTable& second,
                                              int length);

}  // namespace gammonkit::answers
