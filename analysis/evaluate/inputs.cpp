#include "analysis/evaluate/inputs.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr int kPerPoint = 4;
constexpr int kBarRow = 24 * kPerPoint;
constexpr int kOffRow = kBarRow + 1;
constexpr int kPerSide = kInputs / 2;

void add(Inputs& inputs, int row, float value)
{
    const auto index = static_cast<std::size_t>(inputs.count++);
    inputs.rows[index] = static_cast<std::uint16_t>(row);
    inputs.values[index] = value;
}

void add_side(Inputs& inputs, const Side& side, int first_row)
{
    for (int point = 0; point < 24; ++point) {
        const int checkers = side[static_cast<std::size_t>(point + 1)];
        const int row = first_row + kPerPoint * point;
        for (int i = 0; i < std::min(checkers, 3); ++i)
            add(inputs, row + i, 1);
        if (checkers > 3) add(inputs, row + 3, static_cast<float>(checkers - 3) / 2);
    }
    if (side[25] > 0) add(inputs, first_row + kBarRow, static_cast<float>(side[25]) / 2);
    if (side[0] > 0) add(inputs, first_row + kOffRow, static_cast<float>(side[0]) / 15);
}

}  // namespace

Inputs inputs_of(const Board& board)
{
    Inputs inputs;
    add_side(inputs, board.own, 0);
    add_side(inputs, board.other, kPerSide);
    return inputs;
}

}  // namespace gammonkit
