#pragma once

#include "analysis/annotate/depth.hpp"
#include "cli/options/arguments.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// How to roll out, as the options say; `plies` is how far plays are looked ahead. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> rollout_settings_of(const RolloutArguments& rollout, int plies);

/// What analyze rolls out; nothing unless --rollout asks for it. Fails with code "usage".
[[nodiscard]] Result<std::optional<ErrorRollouts>> error_rollouts_of(const Arguments& arguments);

}  // namespace gammonkit::cli
