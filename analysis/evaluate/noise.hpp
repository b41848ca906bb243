#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

#include <cstdint>

namespace gammonkit {

/// Errors that make the engine play as a weaker player would: each chance of a board is off by a normally
/// distributed amount. The same board gets the same error as long as the seed is the same.
struct Noise {
    double deviation = 0;  ///< Of each chance; 0: no noise.
    std::uint64_t seed = 0;
};

/// The chances with the board's error. They may have become impossible.
[[nodiscard]] Chances with_noise(const Chances& chances, const Board& board, const Noise& noise);

}  // namespace gammonkit
