#include "analysis/evaluate/game_over.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool is_off(const Side& side)
{
    return std::all_of(side.begin() + 1, side.end(), [](std::uint8_t count) { return count == 0; });
}

}  // namespace

std::optional<Chances> chances_at_end(const Board& board)
{
    if (!is_off(board.other)) return std::nullopt;
    Chances chances;
    if (board.own[0] > 0) return chances;
    chances.lose_gammon = 1;
    const bool is_behind =
        std::any_of(board.own.begin() + 19, board.own.end(), [](std::uint8_t count) { return count > 0; });
    chances.lose_backgammon = is_behind ? 1.0F : 0.0F;
    return chances;
}

}  // namespace gammonkit
