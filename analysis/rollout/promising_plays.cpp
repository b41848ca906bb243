#include "analysis/rollout/promising_plays.hpp"

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
