#include "exporters/xg_text/forum_board.hpp"

namespace gammonkit::xg_text {
namespace {

constexpr int kRows = 5;  // Of each half; row 0 is the outermost.

/// What a row of a stack shows.
char glyph(int checkers, int row, char letter, bool surplus)
{
    if (checkers <= row) return ' ';
    if (row < kRows - 1 || checkers == kRows) return letter;
    return "0123456789ABCDEF"[surplus ? checkers - (kRows - 1) : checkers];
}

char point_glyph(const Position& position, int point, int row, bool surplus)
{
    const int x = position.checkers(Player::second, Point(point));
    const int o = position.checkers(Player::first, Point(25 - point));
    return x > 0 ? glyph(x, row, 'X', surplus) : glyph(o, row, 'O', surplus);
}

std::string row_text(const Position& position, bool upper, int row, bool surplus)
{
    std::string text = " |";
    for (int column = 0; column < 12; ++column) {
        if (column == 6) {
            const Player player = upper ? Player::first : Player::second;
            text += "| ";
            text += glyph(position.checkers(player, kBar), row, upper ? 'O' : 'X', surplus);
            text += " |";
        }
        text += ' ';
        text += point_glyph(position, upper ? 13 + column : 12 - column, row, surplus);
        text += ' ';
    }
    return text + "|";
}

}  // namespace

BoardRows board_rows(const Position& position, bool surplus)
{
    BoardRows rows;
    for (int row = 0; row < kRows; ++row) {
        rows[static_cast<std::size_t>(row)] = row_text(position, true, row, surplus);
        rows[static_cast<std::size_t>(10 - row)] = row_text(position, false, row, surplus);
    }
    rows[kMiddleRow] = " |                  |BAR|                  |";
    return rows;
}

}  // namespace gammonkit::xg_text
