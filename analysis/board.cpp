#include "analysis/board.hpp"

namespace gammonkit {

bool is_race(const Board& board)
{
    return rearmost(board.own) + rearmost(board.other) < 25;
}

int pips(const Side& side)
{
    int sum = 0;
    for (std::size_t point = 1; point < side.size(); ++point)
        sum += static_cast<int>(point) * side[point];
    return sum;
}

}  // namespace gammonkit
