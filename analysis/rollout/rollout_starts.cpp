#include "analysis/rollout/rollout_starts.hpp"

#include "model/legal_plays.hpp"

namespace gammonkit {

std::optional<RolloutStart> start_after(const GameState& state, const Play& play)
{
    const std::optional<Position> board = after(state.position, state.on_roll, play);
    if (!board) return std::nullopt;
    const Player other = opponent(state.on_roll);
    return RolloutStart{
        .board = board_of(*board, other), .on_roll = other, .cube = state.cube, .viewer = state.on_roll};
}

std::vector<RolloutStart> starts_before_roll(const GameState& state, bool doubles)
{
    std::vector<RolloutStart> starts{{.board = board_of(state.position, state.on_roll),
                                      .on_roll = state.on_roll,
                                      .cube = state.cube,
                                      .rolls_at_once = true,
                                      .viewer = state.on_roll}};
    if (!doubles) return starts;
    starts.push_back(starts.front());
    starts.back().cube = {.value = 2 * state.cube.value, .owner = opponent(state.on_roll)};
    return starts;
}

}  // namespace gammonkit
