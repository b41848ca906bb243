#pragma once

#include "analysis/rollout/rollout.hpp"
#include "model/game_state.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::training {

/// A cube decision and what rollouts say of it: points for each unit of the cube, or EMG.
struct DecisionRollout {
    GameState state;
    std::int64_t trials = 0;
    double no_double = 0;
    double no_double_error = 0;
    double double_take = 0;
    double double_take_error = 0;
    double difference_error = 0;  ///< Of what the double brings if it is taken.
};

/// The columns of a table of them.
inline constexpr std::string_view kDecisionColumns =
    "xgid\ttrials\tno_double\terror\tdouble_take\terror\tdifference_error\n";

/// A line of the table, with its end.
[[nodiscard]] std::string in_line(const DecisionRollout& decision);

/// Reads such a table.
[[nodiscard]] Result<std::vector<DecisionRollout>> read_rolled_out_decisions(std::string_view table);

/// Reads the XGIDs of decisions, one a line.
[[nodiscard]] Result<std::vector<GameState>> read_cube_decisions(std::string_view list);

/// Rolls cube decisions out, each on one thread, and tells of each in their order as soon as it and those
/// before it are done. The result does not depend on `threads`.
void roll_out_cube_decisions(const NetEngine& engine, const std::vector<GameState>& decisions,
                             const RolloutSettings& settings, int threads,
                             const std::function<void(const DecisionRollout&)>& done);

}  // namespace gammonkit::training
