#include "report/render/tiles/board_tiles.hpp"
#include "report/render/tiles/tile_table.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using FibsLine = std::vector<TileCell>;

constexpr int kMostOnFibsPoint = 11;  ///< There is no image of more.
constexpr int kMostOnFibsBar = 4;

/// A board of the pages of fibs2html; see fibs2html_tiles.
class FibsBoard {
public:
    FibsBoard(const GameState& state, const BoardView& view)
        : state_(state), left_(view.bears_off_left), numbers_(view.numbers)
    {
    }

    [[nodiscard]] std::vector<FibsLine> lines() const
    {
        return {edge(true), half(Player::first), middle(), half(Player::second), edge(false)};
    }

private:
    static char letter_of_fibs(Player player) { return player == Player::first ? 'o' : 'x'; }

    [[nodiscard]] FibsLine edge(bool upper) const
    {
        const RowNumbers numbers = row_numbers(state_, numbers_, upper);
        TileCell frame{.image = "b-none", .text = edge_text(numbers, left_)};
        if (numbers != RowNumbers::none)
            frame.image = fmt::format("b-{}{}{}", numbers == RowNumbers::low ? "lo" : "hi",
                                      upper ? "top" : "bot", left_ ? "" : "r");
        return {{.image = "b-indent"}, frame};
    }

    [[nodiscard]] TileCell point(bool upper, int column) const
    {
        const Point place = tiled_point(upper, column, left_);
        const bool green = (column % 2 == 0) == upper;
        TileCell cell{.image = fmt::format("b-{}{}", green ? 'g' : 'y', upper ? 'd' : 'u'),
                      .text = stack_text(0, Player::first)};
        for (const Player player : kPlayers) {
            const int count =
                state_.position.checkers(player, player == Player::second ? place : place.mirrored());
            if (count == 0) continue;
            cell.image += fmt::format("-{}{}", letter_of_fibs(player), std::min(count, kMostOnFibsPoint));
            cell.text = stack_text(count, player);
        }
        return cell;
    }

    /// Outside: whose turn it is, and the cube of the player who sits there, or that he is offered.
    [[nodiscard]] TileCell outside(Player player) const
    {
        const bool upper = player == Player::first;
        const std::string_view turn = state_.to_decide() == Player::first ? "up" : "dn";
        if (state_.cube_is_offered()) {
            const int offered = 2 * state_.cube.value;
            if (state_.to_decide() != player || offered > kHighestTiledCube) return {.image = "b-indent"};
            return {.image = fmt::format("b-d{}{}", turn, offered), .text = std::to_string(offered)};
        }
        const bool has_cube = state_.cube.owner == player && state_.cube.value <= kHighestTiledCube;
        if (!has_cube) return {.image = fmt::format("b-{}{}", upper ? "top" : "bot", turn)};
        return {.image = fmt::format("b-{}{}{}", upper ? 't' : 'b', turn, state_.cube.value),
                .text = std::to_string(state_.cube.value)};
    }

    [[nodiscard]] TileCell bar(Player player) const
    {
        const Player hit = opponent(player);
        const int count = state_.position.checkers(hit, kBar);
        if (count == 0) return {.image = "b-bar", .text = "|   |"};
        return {.image = fmt::format("b-bar-{}{}", letter_of_fibs(hit), std::min(count, kMostOnFibsBar)),
                .text = fmt::format("|{}|", stack_text(count, hit))};
    }

    [[nodiscard]] FibsLine half(Player player) const
    {
        const bool upper = player == Player::first;
        FibsLine line{outside(player), {.image = "b-left", .text = "|"}};
        for (int column = 0; column < 12; ++column) {
            if (column == 6) line.push_back(bar(player));
            line.push_back(point(upper, column));
        }
        line.push_back({.image = "b-right", .text = "|"});
        return line;
    }

    void add_field(Player player, FibsLine& line) const
    {
        if (!state_.dice || state_.on_roll != player || state_.cube_is_offered()) {
            line.push_back({.image = "b-midg", .text = std::string(18, ' ')});
            return;
        }
        line.push_back({.image = "b-midg2", .text = std::string(8, ' ')});
        for (const int eyes : {state_.dice->first(), state_.dice->second()})
            line.push_back({.image = fmt::format("b-{}die{}", letter_of_fibs(player), eyes),
                            .text = std::to_string(eyes)});
        line.push_back({.image = "b-midg2", .text = std::string(8, ' ')});
    }

    [[nodiscard]] FibsLine middle() const
    {
        FibsLine line{{.image = state_.cube_is_offered() ? "b-indent" : "b-midin"},
                      {.image = "b-midl", .text = "|"}};
        add_field(Player::first, line);
        line.push_back({.image = "b-midc", .text = "|   |"});
        add_field(Player::second, line);
        line.push_back({.image = "b-midr", .text = "|"});
        return line;
    }

    const GameState& state_;
    bool left_;
    PointNumbers numbers_;
};

}  // namespace

std::vector<std::vector<TileCell>> fibs2html_lines(const GameState& state, const BoardView& view)
{
    return FibsBoard(state, view).lines();
}

}  // namespace gammonkit
