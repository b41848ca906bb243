#pragma once

#include "analysis/rollout/rollout.hpp"
#include "cli/engine/judging.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What a rollout was asked about, and how.
struct RolloutQuestion {
    const Question& question;
    const RolloutSettings& settings;
};

/// For people, in columns.
[[nodiscard]] std::string rollout_text(const RolloutQuestion& question, const RolledOutCube& cube);
[[nodiscard]] std::string rollout_text(const RolloutQuestion& question,
                                       const std::vector<RolledOutPlay>& plays);

/// For programs, as an object: docs/engine-json.md.
[[nodiscard]] std::string rollout_json(const RolloutQuestion& question, const RolledOutCube& cube);
[[nodiscard]] std::string rollout_json(const RolloutQuestion& question,
                                       const std::vector<RolledOutPlay>& plays);

}  // namespace gammonkit::cli
