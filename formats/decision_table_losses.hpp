#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What a table of decisions tells; the rest of what it tells in part is counted by `decision_table_losses`.
inline constexpr FeatureSet kInDecisionTables{Feature::matches,
                                              Feature::several_matches,
                                              Feature::several_games,
                                              Feature::game_numbers,
                                              Feature::positions,
                                              Feature::money,
                                              Feature::match_scores,
                                              Feature::crawford_rule,
                                              Feature::moot_rules,
                                              Feature::crawford_games,
                                              Feature::jacoby_rule,
                                              Feature::beaver_rules,
                                              Feature::cube_limit,
                                              Feature::automatic_doubles,
                                              Feature::cube_actions,
                                              Feature::beavers,
                                              Feature::unplayed_rolls,
                                              Feature::unreadable_plays,
                                              Feature::illegal_plays,
                                              Feature::player_names,
                                              Feature::date,
                                              Feature::marks,
                                              Feature::luck,
                                              Feature::play_analysis,
                                              Feature::cube_analysis,
                                              Feature::analysis_levels,
                                              Feature::analysis_depths,
                                              Feature::analysis_sources};

/// Counts what a table of decisions leaves out of the analyses, marks and luck that it tells: second analyses
/// of one decision, candidates that are neither the best nor played, and what stands by no decision.
[[nodiscard]] Census decision_table_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
