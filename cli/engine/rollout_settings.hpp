#pragma once

#include "analysis/annotate/depth.hpp"
#include "cli/options/analysis_options.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// How to roll out, as the options say; `plies` is how far plays are looked ahead, and `filter` what
/// --move-filter says. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> rollout_settings_of(const RolloutOptions& rollout, int plies,
                                                          const std::string& filter = {});

/// When to stop, as the options say.
[[nodiscard]] RolloutStop rollout_stop_of(const RolloutOptions& rollout);

/// What analyze rolls out; nothing unless --rollout asks for it. Fails with code "usage".
[[nodiscard]] Result<std::optional<ErrorRollouts>> error_rollouts_of(const ErrorRolloutOptions& errors,
                                                                     const RolloutOptions& rollout);

}  // namespace gammonkit::cli
