#include "analysis/rollout/rollout_starts.hpp"

#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr int kChoosingPlies = 2;

/// True if one of `plays` leads to the same board.
bool is_among(std::span<const Play> plays, const GameState& state, const Play& play)
{
    const auto board = after(state.position, state.on_roll, play);
    return std::ranges::any_of(
        plays, [&](const Play& other) { return after(state.position, state.on_roll, other) == board; });
}

}  // namespace

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

Result<std::vector<Play>> promising_plays(NetEngine& engine, const GameState& state, std::size_t most,
                                          std::span<const Play> wanted)
{
    GK_TRY(const std::vector<PlayEvaluation> ranked,
           engine.rank_plays(state, level_of_plies(kChoosingPlies)));
    std::vector<Play> plays;
    for (const PlayEvaluation& play : ranked) {
        if (plays.size() < most || is_among(wanted, state, play.play)) plays.push_back(play.play);
    }
    return plays;
}

}  // namespace gammonkit
