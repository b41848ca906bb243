#pragma once

#include "analysis/rollout/trial.hpp"
#include "model/match.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// What was done in a game that began with `board`, as the turns of its record.
[[nodiscard]] std::vector<Turn> turns_of(std::span<const TrialMove> moves, Position board);

}  // namespace gammonkit
