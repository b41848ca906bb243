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

/// For each checker one input, of the fifteen from `row` on.
void add_each(Inputs& inputs, int checkers, int row)
{
    for (int i = 0; i < checkers; ++i)
        add(inputs, row + i, 1);
}

/// Adds the inputs of one place of a side, 0 off, 25 the bar.
void add_place(Inputs& inputs, int place, int checkers, Encoding encoding, bool is_own)
{
    if (encoding == Encoding::one_side) {
        const bool is_point = place > 0 && place < kBar.number();
        if (is_own && is_point) add_each(inputs, checkers, (place - 1) * kMostOnAPlace);
        return;
    }
    const int first_row = is_own ? 0 : inputs_in(encoding) / 2;
    if (encoding == Encoding::counts) return add_each(inputs, checkers, first_row + place * kMostOnAPlace);
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
        add_place(inputs, place, board.own[static_cast<std::size_t>(place)], encoding, true);
        add_place(inputs, place, board.other[static_cast<std::size_t>(place)], encoding, false);
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
    const int within = number % kSideStates;
    Inputs inputs;
    if (number == kNoState) return inputs;
    add_place(inputs, within / kMostOnAPlace, within % kMostOnAPlace + 1, encoding, number < kSideStates);
    return inputs;
}

}  // namespace gammonkit
