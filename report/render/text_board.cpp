#include "report/render/text_board.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr Player kTop = Player::first;
constexpr Player kBottom = Player::second;

// A half of the board has five rows; row 0 is the outermost, next to the frame.
constexpr int kRows = 5;

using Rows = std::array<std::string, kRows>;

char letter_of(Player player)
{
    return player == kTop ? 'O' : 'X';
}

/// What a row of a stack shows; the innermost row counts a stack that is too high to be drawn.
char stack_glyph(int checkers, int row, Player player)
{
    if (checkers <= row) return ' ';
    if (row < kRows - 1 || checkers == kRows) return letter_of(player);
    return "0123456789ABCDEF"[checkers];
}

/// The glyph of a point in X's numbering.
char point_glyph(const Position& position, Point point, int row)
{
    const int bottom = position.checkers(kBottom, point);
    if (bottom > 0) return stack_glyph(bottom, row, kBottom);
    return stack_glyph(position.checkers(kTop, point.mirrored()), row, kTop);
}

/// Three letters: the borne-off checkers of a row, five to a column, the first column next to the board.
std::string tray(const Position& position, Player player, int row, bool clockwise)
{
    const int off = position.checkers(player, kOff);
    std::string letters;
    for (int column = 0; column < 3; ++column) {
        letters += off > kRows * column + row ? letter_of(player) : ' ';
    }
    return clockwise ? std::string(letters.rbegin(), letters.rend()) : letters;
}

/// The point, in X's numbering, that stands in a column, counted from the left.
Point point_in(Player half, int column, bool clockwise)
{
    const int from_off_side = clockwise ? column : 11 - column;
    return Point(half == kTop ? 24 - from_off_side : 1 + from_off_side);
}

/// One row between its frames, bar included.
std::string cells(const Position& position, Player half, int row, bool clockwise)
{
    std::string text = "|";
    for (int column = 0; column < 12; ++column) {
        if (column == 6) {
            text += "| ";
            text += stack_glyph(position.checkers(half, kBar), row, half);
            text += " |";
        }
        text += ' ';
        text += point_glyph(position, point_in(half, column, clockwise), row);
        text += ' ';
    }
    return text + "|";
}

std::string points_text(int points)
{
    return fmt::format("{} {}", points, points == 1 ? "point" : "points");
}

std::string name_text(const GameState& state, Player player, const TextBoardOptions& options)
{
    std::string text = fmt::format("{}: {}", letter_of(player), options.names[player]);
    if (state.cube.owner == player && !state.cube_is_offered()) {
        text += fmt::format(" (Cube: {})", state.cube.value);
    }
    return text;
}

std::string cube_text(const GameState& state)
{
    if (state.crawford_game) return "(Crawford game)";
    if (state.rules.length == 1 || !state.cube.is_centered()) return "";
    return fmt::format("(Cube: {})", state.cube.value);
}

/// While a double is offered, gnubg says nothing here.
std::string match_text(const GameState& state)
{
    if (state.cube_is_offered()) return "";
    std::string text = cube_text(state);
    if (state.rules.is_money()) return text;
    const std::string length = points_text(state.rules.length) + " match";
    return text.empty() ? length : length + " " + text;
}

std::string roll_text(const GameState& state)
{
    if (state.dice) return fmt::format("Rolled {}{}", state.dice->first(), state.dice->second());
    const bool finished = state.position.has_won(kTop) || state.position.has_won(kBottom);
    return finished ? "" : "On roll";
}

std::string resignation_text(const GameState& state)
{
    const bool single = state.resigned_stake == Stake::single;
    return fmt::format(", resigns {}{}", to_string(state.resigned_stake), single ? " game" : "");
}

std::string action_text(const GameState& state, Player player)
{
    if (state.cube_is_offered()) {
        return player == state.to_decide() ? fmt::format("Cube offered at {}", 2 * state.cube.value) : "";
    }
    if (player != state.on_roll) return "";
    return roll_text(state) + (state.offer == Offer::resignation ? resignation_text(state) : "");
}

Rows half_rows(const GameState& state, Player half, const TextBoardOptions& options)
{
    Rows rows;
    for (int row = 0; row < kRows; ++row) {
        const std::string board = cells(state.position, half, row, options.clockwise);
        const std::string off = tray(state.position, half, row, options.clockwise);
        const bool inner = row == kRows - 1;
        std::string text;
        if (row == 0) text = points_text(state.score[half]);
        if (row == 1) text = action_text(state, half);
        rows[static_cast<std::size_t>(row)] =
            options.clockwise ? fmt::format("{} {}  {}\n", off, board, text)
                              : fmt::format(" {} {}{}{}\n", board, off, inner ? "" : " ", text);
    }
    return rows;
}

std::string frame(const GameState& state, Player half, const TextBoardOptions& options)
{
    const Player numbered = options.numbers == PointNumbers::bottom ? kBottom : state.on_roll;
    const bool low = (half == kTop) == (numbered == kTop);
    std::string_view labels = options.numbers == PointNumbers::none
                                  ? "+------------------------------------------+"
                              : low ? "+12-11-10--9--8--7-------6--5--4--3--2--1-+"
                                    : "+13-14-15-16-17-18------19-20-21-22-23-24-+";
    if (options.clockwise && options.numbers != PointNumbers::none) {
        labels = low ? "+-1--2--3--4--5--6-------7--8--9-10-11-12-+"
                     : "+24-23-22-21-20-19------18-17-16-15-14-13-+";
    }
    const std::string name = name_text(state, half, options);
    return options.clockwise ? fmt::format("    {}  {}\n", labels, name)
                             : fmt::format(" {}     {}\n", labels, name);
}

std::string middle(const GameState& state, bool clockwise)
{
    constexpr std::string_view kBoard = "|                  |BAR|                  |";
    const char roller = state.on_roll == kBottom ? 'v' : '^';
    return clockwise ? fmt::format("    {}{} {}\n", kBoard, roller, match_text(state))
                     : fmt::format("{}{}     {}\n", roller, kBoard, match_text(state));
}

std::string heading(const GameState& state, bool clockwise)
{
    const std::string_view indent = clockwise ? "   " : "";
    return fmt::format("{0} GNU Backgammon  Position ID: {1}\n{0}                 Match ID   : {2}\n", indent,
                       position_id(state.position, state.on_roll), match_id(state).value_or(""));
}

}  // namespace

std::string draw_text_board(const GameState& state, const TextBoardOptions& options)
{
    const Rows top = half_rows(state, kTop, options);
    const Rows bottom = half_rows(state, kBottom, options);
    std::string text = options.with_ids ? heading(state, options.clockwise) : "";
    text += frame(state, kTop, options);
    for (const std::string& row : top)
        text += row;
    text += middle(state, options.clockwise);
    for (auto row = bottom.rbegin(); row != bottom.rend(); ++row)
        text += *row;
    return text + frame(state, kBottom, options);
}

}  // namespace gammonkit
