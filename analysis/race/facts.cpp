#include "analysis/race/facts.hpp"

#include "analysis/bearoff/race.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Of the rolls that a side with checkers outside the home board needs: the variance was fitted by least
/// squares to the exact table of 9 points.
double estimated_deviation(const RaceEffort& effort)
{
    return std::sqrt(std::max(0.1, 0.225 + 0.2214 * effort.rolls - 0.0691 * effort.wastage()));
}

RaceSideFacts side_facts(const bearoff::OneSidedTable& table, const Side& side)
{
    if (const std::optional<int> number = table.number_of(side)) {
        const bearoff::Moments moments = table.moments(*number);
        return {.effort = {.pips = pips(side), .rolls = moments.mean},
                .deviation = moments.deviation,
                .rolls = table.rolls(*number)};
    }
    RaceSideFacts facts{.effort = race_effort(side)};
    facts.deviation = estimated_deviation(facts.effort);
    facts.rolls = bearoff::normal_distribution({.mean = facts.effort.rolls, .deviation = facts.deviation});
    return facts;
}

bool has_borne_off(const Side& side)
{
    return side[0] > 0;
}

}  // namespace

std::optional<RaceFacts> race_facts(const bearoff::OneSidedTable& table, const Board& board)
{
    if (!is_race(board) || rearmost(board.own) == 0 || rearmost(board.other) == 0) return std::nullopt;
    RaceFacts facts{.own = side_facts(table, board.own), .other = side_facts(table, board.other)};
    if (const std::optional<Chances> known = bearoff::race_chances(table, board)) {
        facts.win = known->win;
        facts.win_gammon = known->win_gammon;
        facts.lose_gammon = known->lose_gammon;
        return facts;
    }
    facts.win = bearoff::chance_to_be_first(facts.own.rolls, facts.other.rolls);
    if (has_borne_off(board.other)) facts.win_gammon = 0;
    if (has_borne_off(board.own)) facts.lose_gammon = 0;
    return facts;
}

}  // namespace gammonkit
