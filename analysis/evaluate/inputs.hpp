#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/kernels.hpp"

#include <array>
#include <cstdint>

namespace gammonkit {

/// The places where a checker may be, off and bar included, and how many checkers there may be on one.
inline constexpr int kPlaces = 26;
inline constexpr int kMostOnAPlace = 15;
/// All ways in which one place of a side may be taken: one of them holds for each place that is not empty.
inline constexpr int kSideStates = kPlaces * kMostOnAPlace;
inline constexpr int kPlaceStates = 2 * kSideStates + 1;
/// Stands for no place, and for no inputs.
inline constexpr int kNoState = 2 * kSideStates;

/// What a net is told of a board, first of the side on roll. The number of its inputs tells which it is.
enum class Encoding : std::uint8_t {
    /// For each point four: 1 for one checker or more, two or more, three or more, and half of those above
    /// three; then half of the checkers on the bar, and a fifteenth of those borne off. The encoding of
    /// TD-Gammon (Tesauro, Neural Computation 6, 1994).
    tesauro,
    /// For each place, off and bar included, fifteen: 1 for one checker or more, two or more, and so on.
    counts,
    /// The same of the points of the side on roll alone, which is all that races need.
    one_side,
};

[[nodiscard]] constexpr int inputs_in(Encoding encoding)
{
    constexpr int kPoints = 24;
    switch (encoding) {
    case Encoding::tesauro:
        return 2 * 98;
    case Encoding::counts:
        return 2 * kSideStates;
    case Encoding::one_side:
        break;
    }
    return kPoints * kMostOnAPlace;
}

/// The inputs of a board that are not zero; about 30 of them.
struct Inputs {
    std::array<std::uint16_t, 48> rows;  // NOLINT: only the first `count` are filled.
    std::array<float, 48> values;        // NOLINT
    int count = 0;
};

[[nodiscard]] Inputs inputs_of(const Board& board, Encoding encoding);

/// What is on the places of a side that are not empty, as numbers from 0 to kPlaceStates - 1, and as often
/// kNoState as makes their count a multiple of kRowsTogether: processors run better through loops that are
/// nearly always of one length.
struct PlaceStates {
    std::array<std::uint16_t, kPlaces + kRowsTogether> numbers;  // NOLINT: only the first `count` are filled.
    int count = 0;
};

/// `first` is 0 for the player on roll and kSideStates for the opponent.
[[nodiscard]] PlaceStates place_states_of(const Side& side, int first);

/// The inputs that such a number stands for.
[[nodiscard]] Inputs inputs_of_place(int number, Encoding encoding);

}  // namespace gammonkit
