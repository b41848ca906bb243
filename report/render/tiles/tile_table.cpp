#include "report/render/tiles/tile_table.hpp"

#include "report/render/tiles/board_tiles.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using Row = std::vector<TileCell>;

constexpr Player kTop = Player::first;
constexpr Player kBottom = Player::second;

char letter_of(Player player)
{
    return player == kTop ? 'x' : 'o';
}

class TileTable {
public:
    TileTable(const GameState& state, const BoardView& view)
        : state_(state), left_(view.bears_off_left), numbers_(view.numbers)
    {
    }

    [[nodiscard]] std::vector<Row> rows() const
    {
        return {{frame(true)}, upper_row(),          {bar(kTop)},   middle_row(),
                lower_row(),   {edge_cube(kBottom)}, {frame(false)}};
    }

private:
    [[nodiscard]] TileCell frame(bool upper) const
    {
        const RowNumbers numbers = row_numbers(state_, numbers_, upper);
        const std::string text = edge_text(numbers, left_);
        if (numbers == RowNumbers::none) return {.image = "b-none", .text = text, .columns = 15};
        return {.image = fmt::format("b-{}{}{}", numbers == RowNumbers::low ? "lo" : "hi",
                                     upper ? "top" : "bot", left_ ? "" : "r"),
                .text = text,
                .columns = 15};
    }

    /// A column of a half, counted from the left.
    [[nodiscard]] TileCell point(bool upper, int column) const
    {
        const Point place = tiled_point(upper, column, left_);
        const bool odd = (column % 2 == 0) == upper;
        TileCell cell{
            .image = fmt::format("b-{}{}", odd ? 'g' : 'r', upper ? 'd' : 'u'), .text = " '", .rows = 2};
        for (const Player player : kPlayers) {
            const int count = state_.position.checkers(player, player == kBottom ? place : place.mirrored());
            if (count == 0) continue;
            cell.image += fmt::format("-{}{}", letter_of(player), count);
            cell.text = stack_text(count, player);
        }
        return cell;
    }

    [[nodiscard]] TileCell tray(Player player, bool on_left) const
    {
        const bool holds = on_left == left_;
        const int off = holds ? state_.position.checkers(player, kOff) : 0;
        return {.image = fmt::format("b-{}-{}{}", holds ? "roff" : "loff", letter_of(player), off),
                .text = off > 0 ? fmt::format("|{}{}", off, written_letter_of(player)) : "|",
                .rows = 2};
    }

    [[nodiscard]] bool cube_is_offered() const { return state_.cube_is_offered(); }

    [[nodiscard]] bool has_cube() const
    {
        return state_.rules.uses_cube() && state_.rules.length != 1 && !state_.crawford_game;
    }

    [[nodiscard]] TileCell edge_cube(Player player) const
    {
        const std::string name = player == kTop ? "b-ct" : "b-cb";
        const int value = state_.cube.value;
        const bool lies_here =
            state_.cube.owner == player && !cube_is_offered() && value <= kHighestTiledCube;
        return lies_here ? TileCell{.image = fmt::format("{}-{}", name, value),
                                    .text = fmt::format("|{:^3}|", value)}
                         : TileCell{.image = name, .text = "|   |"};
    }

    [[nodiscard]] TileCell bar(Player player) const
    {
        const int count = state_.position.checkers(player, kBar);
        return {.image = fmt::format("b-bar-{}{}", player == kTop ? 'o' : 'x', count),
                .text = count > 0 ? fmt::format("|{}{}|", count, written_letter_of(player)) : "|   |"};
    }

    [[nodiscard]] Row half(Player player, const TileCell& between) const
    {
        const bool upper = player == kTop;
        Row row{tray(player, true)};
        for (int column = 0; column < 12; ++column) {
            if (column == 6) row.push_back(between);
            row.push_back(point(upper, column));
        }
        row.push_back(tray(player, false));
        return row;
    }

    [[nodiscard]] Row upper_row() const { return half(kTop, edge_cube(kTop)); }
    [[nodiscard]] Row lower_row() const { return half(kBottom, bar(kBottom)); }

    /// Where a player rolls, or has put the cube that he offers.
    [[nodiscard]] TileCell field(Player player) const
    {
        TileCell cell{
            .image = player == kTop ? "b-midl" : "b-midr", .text = std::string(18, ' '), .columns = 6};
        const int offered = 2 * state_.cube.value;
        if (cube_is_offered()) {
            if (state_.offered_by != player || offered > kHighestTiledCube) return cell;
            cell.image += fmt::format("-c{}", offered);
            cell.text = fmt::format("{:^18}", fmt::format("({})", offered));
        } else if (state_.dice && state_.on_roll == player) {
            const std::string eyes = fmt::format("{}{}", state_.dice->first(), state_.dice->second());
            cell.image += fmt::format("-{}{}", letter_of(player), eyes);
            cell.text = fmt::format("{:^18}", eyes);
        }
        return cell;
    }

    [[nodiscard]] TileCell middle_cube() const
    {
        const bool lies_here = has_cube() && state_.cube.is_centered() && !cube_is_offered() &&
                               state_.cube.value <= kHighestTiledCube;
        if (!lies_here) return {.image = "b-midc", .text = "|   |"};
        return {.image = fmt::format("b-midc-{}", state_.cube.value),
                .text = fmt::format("|{:^3}|", state_.cube.value)};
    }

    [[nodiscard]] TileCell side(bool on_left) const
    {
        const Player player = state_.to_decide();
        const std::string name = on_left ? "b-midlb" : "b-midrb";
        return {.image = on_left ? fmt::format("{}-{}", name, letter_of(player)) : name, .text = "|"};
    }

    [[nodiscard]] Row middle_row() const
    {
        return {side(true), field(kTop), middle_cube(), field(kBottom), side(false)};
    }

    const GameState& state_;
    bool left_;
    PointNumbers numbers_;
};

}  // namespace

std::vector<std::vector<TileCell>> tile_table(const GameState& state, const BoardView& view)
{
    return TileTable(state, view).rows();
}

char written_letter_of(Player player)
{
    return player == Player::first ? 'O' : 'X';
}

RowNumbers row_numbers(const GameState& state, PointNumbers numbers, bool upper)
{
    if (numbers == PointNumbers::none) return RowNumbers::none;
    const bool for_upper = numbers == PointNumbers::decider && state.to_decide() == Player::first;
    return upper == for_upper ? RowNumbers::low : RowNumbers::high;
}

std::string edge_text(RowNumbers numbers, bool bears_off_left)
{
    switch (numbers) {
    case RowNumbers::high:
        return bears_off_left ? "+-24-23-22-21-20-19-+---+-18-17-16-15-14-13-+"
                              : "+-13-14-15-16-17-18-+---+-19-20-21-22-23-24-+";
    case RowNumbers::low:
        return bears_off_left ? "+--1--2--3--4--5--6-+---+--7--8--9-10-11-12-+"
                              : "+-12-11-10--9--8--7-+---+--6--5--4--3--2--1-+";
    case RowNumbers::none:
        break;
    }
    return "+-------------------+---+-------------------+";
}

std::string stack_text(int count, Player player)
{
    return count == 0 ? " '" : fmt::format("{}{}", count, written_letter_of(player));
}

Point tiled_point(bool upper, int column, bool bears_off_left)
{
    const int from_tray = bears_off_left ? column : 11 - column;
    return Point(upper ? 24 - from_tray : 1 + from_tray);
}

}  // namespace gammonkit
