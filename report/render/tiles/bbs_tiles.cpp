#include "model/player.hpp"
#include "report/render/tiles/board_tiles.hpp"
#include "report/render/tiles/tile_brush.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using Tiles = std::vector<BoardTile>;

char letter_of(Player player)
{
    return player == Player::first ? 'w' : 'b';
}

/// The numbers of the points: "high" are 24 to 13 from the left, "low" 1 to 12.
void add_numbers(Tiles& tiles)
{
    tiles.push_back(plain_tile("n_none", kTiledBoardWidth, 3, &Theme::frame));
    for (const bool high : {true, false}) {
        const auto paint = [high](const TileBrush& brush) { brush.numbers(15, high, false); };
        tiles.push_back({high ? "n_high" : "n_low", kTiledBoardWidth, 3, paint});
    }
}

/// "u" are points of the upper row, "d" of the lower one; behind it "d" are the odd ones.
void add_points(Tiles& tiles, bool upper, bool odd)
{
    const std::string name = fmt::format("p_{}{}_", upper ? 'u' : 'd', odd ? 'd' : upper ? 'p' : 'n');
    add_point_tiles(tiles, name + "0", odd, upper, 15, [&](Player player, int count) {
        return fmt::format("{}{}_{}", name, letter_of(player), count);
    });
}

/// What was borne off, at the left; the first player's above.
void add_trays(Tiles& tiles, Player player)
{
    for (int count = 0; count <= 15; ++count) {
        const auto paint = [player, count](const TileBrush& brush) {
            brush.fill(brush.theme().frame);
            brush.recess(1.5, 0.5, 9, 29);
            brush.pile(player, count, player == Player::first);
        };
        tiles.push_back({fmt::format("o_{}_{}", letter_of(player), count), 12, 30, paint});
    }
}

/// The bar: the second player's checkers are in its upper half.
void add_bars(Tiles& tiles, Player player)
{
    const bool upper = player == Player::second;
    for (int count = 0; count <= 15; ++count) {
        const auto paint = [player, count, upper](const TileBrush& brush) {
            brush.fill(brush.theme().bar);
            brush.stack(player, 6, count, 5, upper);
        };
        tiles.push_back({fmt::format("b_{}_{}", upper ? "up" : "dn", count), 12, 30, paint});
    }
}

/// Frame, board, bar, board.
void blank_middle(const TileBrush& brush)
{
    brush.fill(brush.theme().board);
    brush.middle(0, 12, brush.theme().frame);
    brush.middle(48, 12, brush.theme().bar);
}

/// The middle, with dice: the first player's on the left, the lower one first.
void add_middle(Tiles& tiles)
{
    constexpr int kWidth = kTiledBoardWidth - 12;
    tiles.push_back({"b_center", kWidth, 16, blank_middle});
    for (const Player player : kPlayers) {
        const bool left = player == Player::first;
        for (int dice = 0; dice < 36; ++dice) {
            const int low = dice / 6 + 1;
            const int high = dice % 6 + 1;
            if (low > high) continue;
            const auto paint = [player, left, low, high](const TileBrush& brush) {
                blank_middle(brush);
                const double middle = left ? 30 : 78;
                brush.die(player, middle - 5.5, 8, low);
                brush.die(player, middle + 5.5, 8, high);
            };
            const std::string name = fmt::format("b_center{}{}{}", low, high, left ? "left" : "right");
            tiles.push_back({name, kWidth, 16, paint});
        }
    }
}

/// A piece of the column at the right, with a cube; none if `value` is 0. `y` is its middle.
BoardTile cube_tile(std::string name, int height, double y, int value)
{
    const auto paint = [y, value](const TileBrush& brush) {
        brush.fill(brush.theme().frame);
        if (value > 0) brush.cube(6, y, 9, value);
    };
    return {std::move(name), 12, height, paint};
}

/// Cubes beside the board: above the first player's, in the middle one that nobody has turned, with 64 up.
void add_cubes(Tiles& tiles)
{
    tiles.push_back(cube_tile("c_center", 16, 8, 64));
    tiles.push_back(cube_tile("c_blank", 16, 8, 0));
    for (const bool upper : {true, false}) {
        const std::string name = upper ? "c_up_" : "c_dn_";
        tiles.push_back(cube_tile(name + "0", 30, 0, 0));
        for (int value = 1; value <= 4096; value *= 2)
            tiles.push_back(cube_tile(fmt::format("{}{}", name, value), 30, upper ? 6 : 24, value));
    }
}

}  // namespace

std::vector<BoardTile> bbs_tiles()
{
    Tiles tiles;
    add_numbers(tiles);
    for (const bool upper : {true, false}) {
        for (const bool odd : {true, false})
            add_points(tiles, upper, odd);
    }
    for (const Player player : kPlayers) {
        add_trays(tiles, player);
        add_bars(tiles, player);
    }
    add_middle(tiles);
    add_cubes(tiles);
    return tiles;
}

}  // namespace gammonkit
