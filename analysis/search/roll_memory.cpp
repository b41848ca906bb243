#include "analysis/search/roll_memory.hpp"

#include "analysis/board.hpp"
#include "analysis/evaluate/evaluation_cache.hpp"

namespace gammonkit {
namespace {

/// Without what came before the roll.
void settle(GameState& state, Player player)
{
    state.on_roll = player;
    state.dice.reset();
    state.offer = Offer::none;
    state.offered_by = Player::first;
    state.resigned_stake = Stake::single;
    state.phase = GamePhase::playing;
}

std::uint64_t key_of(const GameState& state)
{
    return EvaluationCache::key_of(board_of(state.position, state.on_roll));
}

}  // namespace

void RollMemory::keep(GameState state, Player player, int plies, const RollValues& values)
{
    settle(state, player);
    const std::uint64_t key = key_of(state);
    const std::lock_guard lock(mutex_);
    known_.emplace(key, Known{.state = state, .plies = plies, .values = values});
}

std::optional<RollValues> RollMemory::find(GameState state, Player player, int plies) const
{
    settle(state, player);
    const std::uint64_t key = key_of(state);
    const std::lock_guard lock(mutex_);
    const auto [from, to] = known_.equal_range(key);
    for (auto entry = from; entry != to; ++entry) {
        const Known& known = entry->second;
        if (known.plies == plies && known.state == state) return known.values;
    }
    return std::nullopt;
}

}  // namespace gammonkit
