#include "analysis/rollout/promising_plays.hpp"

namespace gammonkit {
namespace {

constexpr int kChoosingPlies = 2;

}  // namespace

Result<std::vector<Play>> promising_plays(NetEngine& engine, const GameState& state, std::size_t most,
                                          const Play* made)
{
    GK_TRY(const std::vector<RankedPlay> ranked, engine.rank_plays(state, level_of_plies(kChoosingPlies)));
    std::vector<Play> plays;
    for (const RankedPlay& play : ranked) {
        const bool was_made = made != nullptr && sorted(play.play) == sorted(*made);
        if (plays.size() < most || was_made) plays.push_back(play.play);
    }
    return plays;
}

}  // namespace gammonkit
