#include "analysis/evaluate/evaluation_cache.hpp"

#include "analysis/mixing.hpp"

#include <bit>

namespace gammonkit {
namespace {

std::uint64_t packed(float low, float high)
{
    return std::bit_cast<std::uint32_t>(low) | std::uint64_t{std::bit_cast<std::uint32_t>(high)} << 32U;
}

float low_half(std::uint64_t word)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(word));
}

float high_half(std::uint64_t word)
{
    return low_half(word >> 32U);
}

}  // namespace

std::uint64_t EvaluationCache::key_of(const Board& board)
{
    return mixed_bytes(&board, sizeof board);
}

std::optional<Chances> EvaluationCache::find(std::uint64_t key) const
{
    const Entry& entry = entries_[place_of(key)];
    const std::uint64_t wins = entry.wins.load(std::memory_order_relaxed);
    const std::uint64_t gammons = entry.gammons.load(std::memory_order_relaxed);
    const std::uint64_t losses = entry.losses.load(std::memory_order_relaxed);
    if ((entry.check.load(std::memory_order_relaxed) ^ wins ^ gammons ^ losses) != key) return std::nullopt;
    return Chances{.win = low_half(wins),
                   .win_gammon = low_half(gammons),
                   .win_backgammon = high_half(gammons),
                   .lose_gammon = low_half(losses),
                   .lose_backgammon = high_half(losses)};
}

void EvaluationCache::keep(std::uint64_t key, const Chances& chances)
{
    const std::uint64_t wins = packed(chances.win, 0);
    const std::uint64_t gammons = packed(chances.win_gammon, chances.win_backgammon);
    const std::uint64_t losses = packed(chances.lose_gammon, chances.lose_backgammon);
    Entry& entry = entries_[place_of(key)];
    entry.check.store(key ^ wins ^ gammons ^ losses, std::memory_order_relaxed);
    entry.wins.store(wins, std::memory_order_relaxed);
    entry.gammons.store(gammons, std::memory_order_relaxed);
    entry.losses.store(losses, std::memory_order_relaxed);
}

}  // namespace gammonkit
