#include "analysis/evaluate/inputs.hpp"

#include <algorithm>
#include <bit>

namespace gammonkit {
namespace {

constexpr int kPerPoint = 4;
constexpr int kBarRow = 24 * kPerPoint;
constexpr int kOffRow = kBarRow + 1;

void add(Inputs& inputs, int row, float value)
{
    const auto index = static_cast<std::size_t>(inputs.count++);
    inputs.rows[index] = static_cast<std::uint16_t>(row);
    inputs.values[index] = value;
}

/// Adds the inputs of one place, 0 off, 25 the bar.
void add_place(Inputs& inputs, int place, int checkers, Encoding encoding, int first_row)
{
    if (encoding == Encoding::counts) {
        for (int i = 0; i < checkers; ++i)
            add(inputs, first_row + place * kMostOnAPlace + i, 1);
        return;
    }
    if (checkers == 0) return;
    if (place == kBar.number()) return add(inputs, first_row + kBarRow, static_cast<float>(checkers) / 2);
    if (place == 0) return add(inputs, first_row + kOffRow, static_cast<float>(checkers) / 15);
    const int row = first_row + kPerPoint * (place - 1);
    for (int i = 0; i < std::min(checkers, 3); ++i)
        add(inputs, row + i, 1);
    if (checkers > 3) add(inputs, row + 3, static_cast<float>(checkers - 3) / 2);
}

}  // namespace

Inputs inputs_of(const Board& board, Encoding encoding)
{
    Inputs inputs;
    for (int place = 0; place < kPlaces; ++place) {
        add_place(inputs, place, board.own[static_cast<std::size_t>(place)], encoding, 0);
        add_place(inputs, place, board.other[static_cast<std::size_t>(place)], encoding,
                  inputs_in(encoding) / 2);
    }
    return inputs;
}

PlaceStates place_states_of(const Side& side, int first)
{
    PlaceStates states;
    for (std::uint32_t taken = taken_places(side); taken != 0; taken &= taken - 1) {
        const int place = std::countr_zero(taken);
        states.numbers[static_cast<std::size_t>(states.count++)] = static_cast<std::uint16_t>(
            first + place * kMostOnAPlace + side[static_cast<std::size_t>(place)] - 1);
    }
    while (states.count % kRowsTogether != 0)
        states.numbers[static_cast<std::size_t>(states.count++)] = kNoState;
    return states;
}

Inputs inputs_of_place(int number, Encoding encoding)
{
    const int side = number / kSideStates;
    const int within = number % kSideStates;
    Inputs inputs;
    if (number == kNoState) return inputs;
    add_place(inputs, within / kMostOnAPlace, within % kMostOnAPlace + 1, encoding,
              side * inputs_in(encoding) / 2);
    return inputs;
}

}  // namespace gammonkit
