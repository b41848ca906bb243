#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <string>

namespace gammonkit::answers {

/// What a table says of a score: the chance to win the match, and for each value of the cube take points and
/// gammon values of both players.
[[nodiscard]] std::string met_score_text(const MatchEquityTable& table, const MatchScore& score);
[[nodiscard]] std::string met_score_json(const MatchEquityTable& table, const MatchScore& score);

}  // namespace gammonkit::answers
