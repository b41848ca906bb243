#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <string>

namespace gammonkit::answers {

/// How far two tables are apart, score by score: for people in percentage points, for programs in chances.
[[nodiscard]] std::string met_difference_text(const MatchEquityTable& first, const MatchEquityTable& second,
                                              int length);
[[nodiscard]] std::string met_difference_json(const MatchEquityTable& first, const MatchEquityTable& second,
                                              int length);

}  // namespace gammonkit::answers
