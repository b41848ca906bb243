#include "analysis/evaluate/evaluation_cache.hpp"

#include "analysis/mixing.hpp"

#include <array>
#include <bit>
#include <cstring>

namespace gammonkit {
namespace {

__extension__ using Wide = unsigned __int128;

/// Depends on every bit of both factors.
std::uint64_t folded_product(std::uint64_t a, std::uint64_t b)
{
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

constexpr std::array<std::uint64_t, 4> kSeeds{mixed(1), mixed(2), mixed(3), mixed(4)};

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
    // No place holds more than fifteen checkers: both sides' counts fit into one byte.
    const auto places = [&](std::size_t first) {
        std::uint64_t own = 0;
        std::uint64_t other = 0;
        std::memcpy(&own, board.own.data() + first, sizeof own);
        std::memcpy(&other, board.other.data() + first, sizeof other);
        return own | other << 4U;
    };
    const std::uint64_t low = folded_product(places(0) ^ kSeeds[0], places(8) ^ kSeeds[1]);
    const std::uint64_t high =
        folded_product(places(16) ^ kSeeds[2], places(board.own.size() - 8) ^ kSeeds[3]);
    return low ^ high;
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
