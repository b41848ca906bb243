#pragma once

#include "analysis/annotate/depth.hpp"
#include "cli/options/arguments.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit::cli {

/// How to roll out, as the options say; `plies` is how far plays are looked ahead. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> chosen_rollout(const Arguments& arguments, int plies);

/// What analyze rolls out; nothing unless --rollout asks for it. Fails with code "usage".
[[nodiscard]] Result<std::optional<ErrorRollouts>> chosen_error_rollouts(const Arguments& arguments);

/// The settings in words: "1296 games, seed 1, ...".
[[nodiscard]] std::string rollout_words(const RolloutSettings& settings);

}  // namespace gammonkit::cli
