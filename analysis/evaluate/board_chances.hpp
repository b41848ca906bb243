#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

#include <cstdint>
#include <optional>

namespace gammonkit {

/// Takes out of chances what the board rules out: gammons against a side that has borne off a checker,
/// backgammons against one that has passed all that could hold it, more gammons than wins.
[[nodiscard]] Chances made_possible(const Chances& chances, const Board& board);

/// How a game ended that the player who just moved has won, seen by the player whose turn it would be;
/// nothing if it goes on.
[[nodiscard]] std::optional<Chances> chances_at_end(const Board& board);

/// Errors that make the engine play as a weaker player would: each chance of a board is off by a normally
/// distributed amount. The same board gets the same error as long as the seed is the same.
struct Noise {
    double deviation = 0;  ///< Of each chance; 0: no noise.
    std::uint64_t seed = 0;
};

/// The chances with the board's error. They may have become impossible.
[[nodiscard]] Chances with_noise(const Chances& chances, const Board& board, const Noise& noise);

}  // namespace gammonkit
