#pragma once

#include "model/position.hpp"

#include <bit>
#include <cstdint>
#include <cstring>
#include <tuple>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace gammonkit {

/// A board as the engine sees it: the side of the player on roll and his opponent's, each in its own
/// numbering. A plain value that is quick to copy; what it holds is always a possible position.
struct Board {
    Side own{};
    Side other{};
    friend bool operator==(const Board&, const Board&) = default;
};

[[nodiscard]] inline Board board_of(const Position& position, Player on_roll)
{
    return {.own = position.side(on_roll), .other = position.side(opponent(on_roll))};
}

/// The same board seen by the other player.
[[nodiscard]] inline Board opposite(const Board& board)
{
    return {.own = board.other, .other = board.own};
}

/// A bit for each place where a side has checkers: that of its number.
[[nodiscard]] inline std::uint32_t taken_places(const Side& side)
{
#if defined(__SSE2__)
    const auto taken_of_16 = [&side](std::size_t first) {
        __m128i places;
        std::memcpy(&places, side.data() + first, sizeof places);
        const __m128i empty = _mm_cmpeq_epi8(places, _mm_setzero_si128());
        return ~static_cast<std::uint32_t>(_mm_movemask_epi8(empty)) & 0xFFFFU;
    };
    constexpr std::size_t kLast = std::tuple_size_v<Side> - sizeof(__m128i);
    return taken_of_16(0) | taken_of_16(kLast) << kLast;
#else
    // Eight places at a time: the highest bit of each byte tells whether it is more than 0; the product
    // brings these bits together at the top.
    constexpr std::uint64_t kHighest = 0x8080808080808080U;
    constexpr std::uint64_t kTogether = 0x0002040810204081U;
    std::uint64_t taken = 0;
    for (const std::size_t first : {std::size_t{0}, std::size_t{8}, std::size_t{16}, side.size() - 8}) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, side.data() + first, sizeof eight);
        const std::uint64_t bits = (eight + ~kHighest) & kHighest;
        taken |= (bits * kTogether >> 56U) << first;
    }
    return static_cast<std::uint32_t>(taken);
#endif
}

/// The number of the point that a side's rearmost checker is on: 25 the bar, 0 if all are off.
[[nodiscard]] inline int rearmost(const Side& side)
{
    return static_cast<int>(std::bit_width(taken_places(side) | 1U)) - 1;
}

/// True if no checker can ever be hit any more: the sides have passed each other.
[[nodiscard]] inline bool is_race(const Board& board)
{
    return rearmost(board.own) + rearmost(board.other) < 25;
}

/// True if a side has a checker on the bar or in the opponent's home board: to lose so is to lose a
/// backgammon.
[[nodiscard]] inline bool is_left_behind(const Side& side)
{
    return rearmost(side) > 24 - kHomePoints;
}

/// True if all checkers of both sides are home or off.
[[nodiscard]] inline bool both_are_home(const Board& board)
{
    return rearmost(board.own) <= kHomePoints && rearmost(board.other) <= kHomePoints;
}

}  // namespace gammonkit
