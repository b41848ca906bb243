#include "analysis/board.hpp"

namespace gammonkit {

bool is_race(const Board& board)
{
    return rearmost(board.own) + rearmost(board.other) < 25;
}

}  // namespace gammonkit
