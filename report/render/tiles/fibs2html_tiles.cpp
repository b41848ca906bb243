#include "model/player.hpp"
#include "report/render/tiles/board_tiles.hpp"
#include "report/render/tiles/tile_brush.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using Tiles = std::vector<BoardTile>;

constexpr int kEdge = 4;     ///< The width of the frame beside the board.
constexpr int kColumn = 12;  ///< That of what stands to its left, outside: cubes, and whose turn it is.
constexpr int kDie = 12;
constexpr int kHalf = 36;  ///< Six points.
constexpr int kBarWidth = 12;
constexpr int kMostOnPoint = 11;  ///< For more, pages ask for the same.
constexpr int kMostOnBar = 4;

char letter_of(Player player)
{
    return player == Player::first ? 'o' : 'x';
}

/// The frame with its numbers. "r": checkers are borne off to the right.
void add_numbers(Tiles& tiles, bool high, bool right)
{
    const auto paint = [high, right](const TileBrush& brush) { brush.numbers(kEdge + 3, high, right); };
    for (const std::string_view row : {"top", "bot"}) {
        tiles.push_back({fmt::format("b-{}{}{}", high ? "hi" : "lo", row, right ? "r" : ""),
                         2 * (kEdge + kHalf) + kBarWidth, 3, paint});
    }
}

/// "d" points down, "u" up; "g" is the leftmost above, the next is "y".
void add_points(Tiles& tiles, bool green, bool down)
{
    const std::string name = fmt::format("b-{}{}", green ? 'g' : 'y', down ? 'd' : 'u');
    add_point_tiles(tiles, name, green, down, kMostOnPoint, [&](Player player, int count) {
        return fmt::format("{}-{}{}", name, letter_of(player), count);
    });
}

/// The second player's checkers are in the upper half.
void add_bars(Tiles& tiles)
{
    const auto blank = [](const TileBrush& brush) { brush.fill(brush.theme().bar); };
    tiles.push_back({"b-bar", kBarWidth, 30, blank});
    for (const Player player : kPlayers) {
        for (int count = 1; count <= kMostOnBar; ++count) {
            const auto paint = [blank, player, count](const TileBrush& brush) {
                blank(brush);
                brush.stack(player, 6, count, kMostOnBar, player == Player::second);
            };
            tiles.push_back({fmt::format("b-bar-{}{}", letter_of(player), count), kBarWidth, 30, paint});
        }
    }
}

/// A piece of the column at the left. `turn`: the player of this half is to act. No cube if `cube` is 0.
BoardTile column_tile(std::string name, bool upper, bool turn, int cube)
{
    const auto paint = [upper, turn, cube](const TileBrush& brush) {
        brush.fill(brush.theme().background);
        if (turn) brush.turn_mark(upper ? Player::first : Player::second, upper ? 20 : 10, true);
        if (cube > 0) brush.cube(kColumn / 2, upper ? 6 : 24, 9, cube);
    };
    return {std::move(name), kColumn, 30, paint};
}

/// "up": the first player, who has the upper half, is to act; "dn": the second is. "t" has the first one's
/// cube, "b" the second's, "d" one that the player to act is offered.
void add_column(Tiles& tiles)
{
    for (const bool up : {true, false}) {
        const std::string_view turn = up ? "up" : "dn";
        tiles.push_back(column_tile(fmt::format("b-top{}", turn), true, up, 0));
        tiles.push_back(column_tile(fmt::format("b-bot{}", turn), false, !up, 0));
        for (int cube = 2; cube <= 4096; cube *= 2) {
            tiles.push_back(column_tile(fmt::format("b-t{}{}", turn, cube), true, up, cube));
            tiles.push_back(column_tile(fmt::format("b-b{}{}", turn, cube), false, !up, cube));
            tiles.push_back(column_tile(fmt::format("b-d{}{}", turn, cube), up, true, cube));
        }
    }
}

/// The middle: a half with dice is "midg2", two of them, and "midg2" again.
void add_middle(Tiles& tiles)
{
    tiles.push_back(plain_tile("b-midin", kColumn, 16, &Theme::background));
    tiles.push_back(plain_tile("b-midl", kEdge, 16, &Theme::frame));
    tiles.push_back(plain_tile("b-midr", kEdge, 16, &Theme::frame));
    tiles.push_back(plain_tile("b-midg", kHalf, 16, &Theme::board));
    tiles.push_back(plain_tile("b-midg2", (kHalf - 2 * kDie) / 2, 16, &Theme::board));
    tiles.push_back(plain_tile("b-midc", kBarWidth, 16, &Theme::bar));
    for (const Player player : kPlayers) {
        for (int eyes = 1; eyes <= 6; ++eyes) {
            const auto paint = [player, eyes](const TileBrush& brush) {
                brush.fill(brush.theme().board);
                brush.die(player, kDie / 2, 8, eyes);
            };
            tiles.push_back({fmt::format("b-{}die{}", letter_of(player), eyes), kDie, 16, paint});
        }
    }
}

}  // namespace

std::vector<BoardTile> fibs2html_tiles()
{
    Tiles tiles;
    // Also in front of the numbers, and of the words below the board: not higher than they are.
    tiles.push_back(plain_tile("b-indent", kColumn, 3, &Theme::background));
    tiles.push_back(plain_tile("b-none", 2 * (kEdge + kHalf) + kBarWidth, 3, &Theme::frame));
    tiles.push_back(plain_tile("b-left", kEdge, 30, &Theme::frame));
    tiles.push_back(plain_tile("b-right", kEdge, 30, &Theme::frame));
    for (const bool one : {true, false}) {
        for (const bool other : {true, false}) {
            add_numbers(tiles, one, other);
            add_points(tiles, one, other);
        }
    }
    add_bars(tiles);
    add_column(tiles);
    add_middle(tiles);
    return tiles;
}

}  // namespace gammonkit
