#pragma once

#include "formats/xg/records/records.hpp"
#include "model/analysis.hpp"

#include <optional>

/// How XG's rollouts were made.
namespace gammonkit::xg {

/// Puts what a record has a place for into it.
void set_settings(Rollout& rollout, const RolloutContext& context);

/// The settings, as far as plies can tell them; XG Roller and the like are no plies.
[[nodiscard]] std::optional<RolloutContext> settings_of(const Rollout& rollout);

}  // namespace gammonkit::xg
