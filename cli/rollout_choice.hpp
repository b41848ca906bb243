#pragma once

#include "analysis/rollout/rollout_settings.hpp"
#include "cli/arguments.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit::cli {

/// How to roll out, as the options say. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> chosen_rollout(const Arguments& arguments);

/// The settings in words: "1296 games, seed 1, ...".
[[nodiscard]] std::string rollout_words(const RolloutSettings& settings);

}  // namespace gammonkit::cli
