#include "report/render/tiles/board_tiles.hpp"

#include "model/player.hpp"
#include "report/render/tiles/tile_brush.hpp"

#include <array>
#include <fmt/format.h>

namespace gammonkit {

namespace {

using Tiles = std::vector<BoardTile>;

constexpr std::array<int, 12> kCubes{2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096};

char letter_of(Player player)
{
    return player == Player::first ? 'x' : 'o';
}

/// On the bar, the letters of the players are those of boards in letters.
char letter_on_bar(Player player)
{
    return player == Player::first ? 'o' : 'x';
}

/// The frame with its numbers. "r": checkers are borne off to the right.
void add_frames(Tiles& tiles)
{
    tiles.push_back(plain_tile("b-none", kTiledBoardWidth, 3, &Theme::frame));
    for (const bool high : {true, false}) {
        for (const std::string_view row : {"top", "bot"}) {
            for (const bool right : {true, false}) {
                const auto paint = [high, right](const TileBrush& brush) { brush.numbers(15, high, right); };
                tiles.push_back({fmt::format("b-{}{}{}", high ? "hi" : "lo", row, right ? "r" : ""),
                                 kTiledBoardWidth, 3, paint});
            }
        }
    }
}

/// "g" are the odd points of the lower player if checkers are borne off to the right, "r" the even ones; "d"
/// points down, "u" up.
void add_points(Tiles& tiles)
{
    for (const bool odd : {true, false}) {
        for (const bool down : {true, false}) {
            const std::string name = fmt::format("b-{}{}", odd ? 'g' : 'r', down ? 'd' : 'u');
            add_point_tiles(tiles, name, odd, down, 15, [&](Player player, int count) {
                return fmt::format("{}-{}{}", name, letter_of(player), count);
            });
        }
    }
}

void paint_tray(const TileBrush& brush)
{
    brush.fill(brush.theme().frame);
    brush.recess(1.5, 0.5, 9, 29);
}

/// Trays: "roff" where checkers are borne off, "loff" on the other side.
void add_trays(Tiles& tiles)
{
    for (const Player player : kPlayers) {
        tiles.push_back({fmt::format("b-loff-{}0", letter_of(player)), 12, 30, paint_tray});
        for (int count = 0; count <= 15; ++count) {
            const auto paint = [player, count](const TileBrush& brush) {
                paint_tray(brush);
                brush.pile(player, count, player == Player::first);
            };
            tiles.push_back({fmt::format("b-roff-{}{}", letter_of(player), count), 12, 30, paint});
        }
    }
}

/// The bar, with checkers that stand next to its middle.
void add_bars(Tiles& tiles)
{
    for (const Player player : kPlayers) {
        for (int count = 0; count <= 15; ++count) {
            const auto paint = [player, count](const TileBrush& brush) {
                brush.fill(brush.theme().bar);
                brush.stack(player, 6, count, 4, player == Player::second);
            };
            tiles.push_back({fmt::format("b-bar-{}{}", letter_on_bar(player), count), 12, 24, paint});
        }
    }
}

/// A piece of the bar with a cube; none if `value` is 0.
BoardTile bar_with_cube(std::string name, int height, int value)
{
    const auto paint = [height, value](const TileBrush& brush) {
        brush.fill(brush.theme().bar);
        if (value > 0) brush.cube(6, height / 2.0, height == 6 ? 5.4 : 8, value);
    };
    return {std::move(name), 12, height, paint};
}

/// The cube at the upper or lower edge, or in the middle of the bar, where one that nobody has turned
/// shows 64.
void add_cubes(Tiles& tiles)
{
    for (const std::string_view name : {"b-ct", "b-cb"}) {
        tiles.push_back(bar_with_cube(std::string(name), 6, 0));
        tiles.push_back(bar_with_cube(fmt::format("{}c-1", name), 6, 64));
        for (const int value : kCubes)
            tiles.push_back(bar_with_cube(fmt::format("{}-{}", name, value), 6, value));
    }
    tiles.push_back(bar_with_cube("b-midc", 16, 0));
    tiles.push_back(bar_with_cube("b-midc-1", 16, 64));
    for (const int value : kCubes)
        tiles.push_back(bar_with_cube(fmt::format("b-midc-{}", value), 16, value));
}

/// Where a player rolls and offers the cube: the first on the left, the second on the right.
void add_middle(Tiles& tiles, Player player)
{
    const std::string name = player == Player::first ? "b-midl" : "b-midr";
    const auto blank = [](const TileBrush& brush) { brush.fill(brush.theme().board); };
    tiles.push_back({name, 36, 16, blank});
    for (const int value : kCubes) {
        const auto paint = [blank, value](const TileBrush& brush) {
            blank(brush);
            brush.cube(18, 8, 9, value);
        };
        tiles.push_back({fmt::format("{}-c{}", name, value), 36, 16, paint});
    }
    for (int dice = 0; dice < 36; ++dice) {
        const int left = dice / 6 + 1;
        const int right = dice % 6 + 1;
        const auto paint = [blank, player, left, right](const TileBrush& brush) {
            blank(brush);
            brush.die(player, 12.5, 8, left);
            brush.die(player, 23.5, 8, right);
        };
        tiles.push_back({fmt::format("{}-{}{}{}", name, letter_of(player), left, right), 36, 16, paint});
    }
}

/// The frame beside the middle, with a mark of whose turn it is.
void add_sides(Tiles& tiles)
{
    for (const bool left : {true, false}) {
        const std::string name = left ? "b-midlb" : "b-midrb";
        const auto blank = [](const TileBrush& brush) { brush.fill(brush.theme().frame); };
        tiles.push_back({name, 12, 16, blank});
        for (const Player player : kPlayers) {
            const auto paint = [blank, player, left](const TileBrush& brush) {
                blank(brush);
                brush.turn_mark(player, 8, left);
            };
            tiles.push_back({fmt::format("{}-{}", name, letter_of(player)), 12, 16, paint});
        }
    }
}

}  // namespace

std::vector<BoardTile> board_tiles()
{
    Tiles tiles;
    add_frames(tiles);
    add_points(tiles);
    add_trays(tiles);
    add_bars(tiles);
    add_cubes(tiles);
    for (const Player player : kPlayers)
        add_middle(tiles, player);
    add_sides(tiles);
    return tiles;
}

void paint_tile(Canvas& canvas, const Box& room, const BoardTile& tile, const Theme& theme)
{
    tile.paint(TileBrush(canvas, room, room.width / tile.width, theme));
}

}  // namespace gammonkit
