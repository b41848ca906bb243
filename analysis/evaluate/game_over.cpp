#include "analysis/evaluate/game_over.hpp"

namespace gammonkit {

std::optional<Chances> chances_at_end(const Board& board)
{
    if (rearmost(board.other) > 0) return std::nullopt;
    Chances chances;
    if (board.own[0] > 0) return chances;
    chances.lose_gammon = 1;
    chances.lose_backgammon = is_left_behind(board.own) ? 1.0F : 0.0F;
    return chances;
}

}  // namespace gammonkit
