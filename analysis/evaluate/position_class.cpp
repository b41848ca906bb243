#include "analysis/evaluate/position_class.hpp"

#include <array>

namespace gammonkit {
namespace {

int on_board(const Side& side)
{
    int count = 0;
    for (std::size_t point = 1; point < side.size(); ++point)
        count += side[point];
    return count;
}

bool is_crashed(const Side& side)
{
    constexpr int kFew = 6;
    const int count = on_board(side);
    const int aces = side[1];
    const int deuces = side[2];
    if (count <= kFew) return true;
    if (aces <= 1) return count < kFew + deuces;
    return count <= kFew + aces || (deuces > 1 && 1 + count - aces - deuces <= kFew);
}

/// Holds two points in the opponent's home, or has five checkers there or on the bar.
bool plays_back_game(const Side& side)
{
    const auto bar = static_cast<std::size_t>(kBar.number());
    int points = 0;
    int checkers = side[bar];
    for (std::size_t point = bar - kHomePoints; point < bar; ++point) {
        points += side[point] > 1 ? 1 : 0;
        checkers += side[point];
    }
    return points > 1 || checkers > 4;
}

}  // namespace

PositionClass classify(const Board& board)
{
    const int own = rearmost(board.own);
    const int other = rearmost(board.other);
    if (own == 0 || other == 0) return PositionClass::over;
    if (own + other < 25) return own <= 6 && other <= 6 ? PositionClass::bearoff : PositionClass::race;
    return is_crashed(board.own) || is_crashed(board.other) ? PositionClass::crashed : PositionClass::contact;
}

Stage stage_of(const Board& board)
{
    if (is_race(board)) return Stage::race;
    const bool is_late =
        board.own[0] > 0 || board.other[0] > 0 || is_crashed(board.own) || is_crashed(board.other);
    if (is_late) return Stage::late;
    return plays_back_game(board.own) || plays_back_game(board.other) ? Stage::back_game : Stage::contact;
}

std::string_view to_string(PositionClass kind)
{
    constexpr std::array<std::string_view, 5> kNames{"over", "bearoff", "race", "crashed", "contact"};
    return kNames.at(static_cast<std::size_t>(kind));
}

}  // namespace gammonkit
