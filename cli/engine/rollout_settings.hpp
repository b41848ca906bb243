#pragma once

#include "analysis/annotate/depth.hpp"
#include "cli/options/arguments.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// How to roll out, as the options say; `plies` is how far plays are looked ahead, and `filter` what
/// --move-filter says. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> rollout_settings_of(const RolloutArguments& rollout, int plies,
                                                          const std::string& filter = {});

/// When to stop, as the options say. Fails with code "usage".
[[nodiscard]] Result<RolloutStop> rollout_stop_of(const RolloutArguments& rollout);

/// What analyze rolls out; nothing unless --rollout asks for it. Fails with code "usage".
[[nodiscard]] Result<std::optional<ErrorRollouts>> error_rollouts_of(const Arguments& arguments);

}  // namespace gammonkit::cli
