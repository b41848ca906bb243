#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/statistics/counting_rules.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "model/match.hpp"

#include <vector>

namespace gammonkit {

/// All decisions of a game, with what each counts for. The values of the match must be given as equities:
/// `state_in_both_units` sees to that. The thresholds must be known.
[[nodiscard]] std::vector<DecisionError> decision_errors(const Match& match, std::size_t game,
                                                         const FollowedGame& followed,
                                                         const MatchEquityTable& table,
                                                         const CountingRules& counting);

}  // namespace gammonkit
