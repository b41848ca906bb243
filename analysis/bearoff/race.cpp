#include "analysis/bearoff/race.hpp"

#include <algorithm>

namespace gammonkit::bearoff {
namespace {

bool has_none_off(const Side& side)
{
    return side[0] == 0;
}

/// The table knows when a side of 15 checkers saves the gammon.
bool knows_gammons(const OneSidedTable& table, const Side& side)
{
    int checkers = 0;
    for (const std::uint8_t count : side)
        checkers += count;
    return table.options().gammons && checkers == kMostCheckers;
}

}  // namespace

float chance_to_be_first(const Distribution& first, const Distribution& second)
{
    std::uint64_t sum = 0;
    std::uint64_t second_needs_as_many = kCertain;
    for (std::size_t k = 0; k < kSlots; ++k) {
        sum += first[k] * second_needs_as_many;
        second_needs_as_many -= second[k];
    }
    return static_cast<float>(double(sum) / (double(kCertain) * kCertain));
}

std::optional<Chances> race_chances(const OneSidedTable& table, const Board& board)
{
    const std::optional<int> own = table.number_of(board.own);
    const std::optional<int> other = table.number_of(board.other);
    if (!own || !other || !is_race(board)) return std::nullopt;
    for (const Side* side : {&board.own, &board.other}) {
        if (has_none_off(*side) && !knows_gammons(table, *side)) return std::nullopt;
    }
    const Distribution own_rolls = table.rolls(*own);
    const Distribution other_rolls = table.rolls(*other);
    if (!adds_up(own_rolls) || !adds_up(other_rolls)) return std::nullopt;
    Chances chances{.win = chance_to_be_first(own_rolls, other_rolls)};
    if (has_none_off(board.other))
        chances.win_gammon =
            std::min(chances.win, chance_to_be_first(own_rolls, table.rolls_to_save_gammon(*other)));
    if (has_none_off(board.own)) {
        // He wins a gammon unless we have a checker off after as many rolls as he needs.
        const float saved = chance_to_be_first(table.rolls_to_save_gammon(*own), other_rolls);
        chances.lose_gammon = std::min(1 - chances.win, 1 - saved);
    }
    return chances;
}

}  // namespace gammonkit::bearoff
