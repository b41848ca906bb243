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

Chances race_chances(const Board& board, const SideRolls& own, const SideRolls& other)
{
    Chances chances{.win = chance_to_be_first(own.to_bear_off, other.to_bear_off)};
    // The winner may be as quick as the other is in saving himself, if he rolls first; else that is too late.
    const auto wins_before = [&](const Distribution& saved) {
        return chance_to_be_first(own.to_bear_off, saved);
    };
    const auto loses_before = [&](const Distribution& saved) {
        return 1 - chance_to_be_first(saved, other.to_bear_off);
    };
    if (has_none_off(board.other))
        chances.win_gammon = std::min(chances.win, wins_before(other.to_save_gammon));
    if (has_none_off(board.own))
        chances.lose_gammon = std::min(1 - chances.win, loses_before(own.to_save_gammon));
    if (is_left_behind(board.other))
        chances.win_backgammon = std::min(chances.win_gammon, wins_before(other.to_save_backgammon));
    if (is_left_behind(board.own))
        chances.lose_backgammon = std::min(chances.lose_gammon, loses_before(own.to_save_backgammon));
    return chances;
}

std::optional<SideRolls> side_rolls(const OneSidedTable& table, const Side& side)
{
    const std::optional<int> number = table.number_of(side);
    if (!number || (has_none_off(side) && !knows_gammons(table, side))) return std::nullopt;
    SideRolls rolls{.to_bear_off = table.rolls(*number)};
    if (!adds_up(rolls.to_bear_off)) return std::nullopt;
    if (has_none_off(side)) rolls.to_save_gammon = table.rolls_to_save_gammon(*number);
    return rolls;
}

std::optional<Chances> race_chances(const OneSidedTable& table, const Board& board)
{
    if (!is_race(board)) return std::nullopt;
    const std::optional<SideRolls> own = side_rolls(table, board.own);
    const std::optional<SideRolls> other = own ? side_rolls(table, board.other) : std::nullopt;
    if (!other) return std::nullopt;
    return race_chances(board, *own, *other);
}

}  // namespace gammonkit::bearoff
