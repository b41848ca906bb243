#pragma once

#include "formats/xg/records/records.hpp"
#include "model/analysis.hpp"

#include <optional>

/// How XG's rollouts were made.

namespace gammonkit::xg {

inline constexpr int kRolloutLevel = 100;
inline constexpr int kDeepestPly = 6;  ///< XG's 7-ply: it counts from 1.

/// True if a level is a number of plies.
[[nodiscard]] constexpr bool is_ply(int level)
{
    return level >= 0 && level <= kDeepestPly;
}

/// The settings that a level of XG stands for, in an assessment without an estimate. XG's 1-ply is GNU
/// Backgammon's 0-ply.
[[nodiscard]] Assessment assessment_at(int level);

/// The level that says best how an assessment was made.
[[nodiscard]] int level_of(const Assessment& assessment);

/// True if `level_of` says all that is known of how it was made.
[[nodiscard]] bool has_level(const Assessment& assessment);

/// Puts what a record has a place for into it.
void set_settings(Rollout& rollout, const RolloutContext& context);

/// The settings, as far as plies can tell them; XG Roller and the like are no plies.
[[nodiscard]] std::optional<RolloutContext> settings_of(const Rollout& rollout);

}  // namespace gammonkit::xg
