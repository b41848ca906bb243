#include "report/render/tiles/tile_texts.hpp"

#include <fmt/format.h>

namespace gammonkit {

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
