#include "report/render/tiles/board_tiles.hpp"
#include "report/render/tiles/tile_table.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using Line = std::vector<TileCell>;

/// A board of the pages for bulletin boards; see bbs_tiles.
class BbsBoard {
public:
    BbsBoard(const GameState& state, PointNumbers numbers) : state_(state), numbers_(numbers) {}

    [[nodiscard]] std::vector<Line> lines() const
    {
        return {{edge(true)}, half(Player::first), middle(), half(Player::second), {edge(false)}};
    }

private:
    [[nodiscard]] TileCell edge(bool upper) const
    {
        const RowNumbers numbers = row_numbers(state_, numbers_, upper);
        const std::string_view name = numbers == RowNumbers::high  ? "high"
                                      : numbers == RowNumbers::low ? "low"
                                                                   : "none";
        return {.image = fmt::format("n_{}", name), .text = edge_text(numbers, true)};
    }

    [[nodiscard]] TileCell point(bool upper, int column) const
    {
        const Point place = tiled_point(upper, column, true);
        const bool odd = place.number() % 2 == 1;
        const std::string name = fmt::format("p_{}{}_", upper ? 'u' : 'd', odd ? 'd' : upper ? 'p' : 'n');
        for (const Player player : kPlayers) {
            const bool below = player == Player::second;
            const int count = state_.position.checkers(player, below ? place : place.mirrored());
            if (count > 0)
                return {.image = fmt::format("{}{}_{}", name, below ? 'b' : 'w', count),
                        .text = stack_text(count, player)};
        }
        return {.image = name + "0", .text = stack_text(0, Player::first)};
    }

    /// The tray, the points with the bar between them, the cube of the player who sits there.
    [[nodiscard]] Line half(Player player) const
    {
        const bool upper = player == Player::first;
        const int off = state_.position.checkers(player, kOff);
        const int hit = state_.position.checkers(opponent(player), kBar);
        const bool has_cube = state_.cube.owner == player && !state_.cube_is_offered();
        Line line{{.image = fmt::format("o_{}_{}", upper ? 'w' : 'b', off),
                   .text = off > 0 ? stack_text(off, player) : ""}};
        for (int column = 0; column < 12; ++column) {
            if (column == 6)
                line.push_back({.image = fmt::format("b_{}_{}", upper ? "up" : "dn", hit),
                                .text = hit > 0 ? stack_text(hit, opponent(player)) : ""});
            line.push_back(point(upper, column));
        }
        const int cube = has_cube && state_.cube.value <= kHighestTiledCube ? state_.cube.value : 0;
        line.push_back({.image = fmt::format("c_{}_{}", upper ? "up" : "dn", cube),
                        .text = cube > 0 ? std::to_string(cube) : ""});
        return line;
    }

    [[nodiscard]] Line middle() const
    {
        TileCell dice{.image = "b_center"};
        if (state_.dice && !state_.cube_is_offered()) {
            const auto [low, high] = std::minmax({state_.dice->first(), state_.dice->second()});
            dice = {.image = fmt::format("b_center{}{}{}", low, high,
                                         state_.on_roll == Player::first ? "left" : "right"),
                    .text = fmt::format("{}{}", high, low)};
        }
        return {dice, {.image = state_.cube.is_centered() ? "c_center" : "c_blank"}};
    }

    const GameState& state_;
    PointNumbers numbers_;
};

}  // namespace

std::vector<std::vector<TileCell>> bbs_lines(const GameState& state, const BoardView& view)
{
    return BbsBoard(state, view.numbers).lines();
}

}  // namespace gammonkit
