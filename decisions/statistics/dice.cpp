#include "decisions/statistics/dice.hpp"

#include "model/structure/shots.hpp"

#include <cmath>

namespace gammonkit {
namespace {

constexpr double kRolls = 36;
constexpr double kDoublets = 6;

/// Mean and variance of the pips of a roll, by counting all 36: 8 1/6 and 18.47. Without doublets, as in an
/// opening roll, 7 and 4.67.
struct PipsOfARoll {
    double mean = 0;
    double variance = 0;
};

int pips_of(int first, int second)
{
    return (first == second ? 2 : 1) * (first + second);
}

PipsOfARoll pips_of_rolls(bool with_doublets)
{
    int rolls = 0;
    int sum = 0;
    int squares = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            if (first == second && !with_doublets) continue;
            const int pips = pips_of(first, second);
            ++rolls;
            sum += pips;
            squares += pips * pips;
        }
    }
    const double mean = static_cast<double>(sum) / rolls;
    return {mean, static_cast<double>(squares) / rolls - mean * mean};
}

bool is_open(const Position& position, Player player, int die)
{
    return !position.is_blocked(player, Point(die).mirrored());
}

void count_entering(const Position& position, Player player, Dice dice, DiceTally& entered)
{
    if (position.checkers(player, kBar) == 0) return;
    int open = 0;
    for (int die = 1; die <= kHomePoints; ++die)
        open += is_open(position, player, die) ? 1 : 0;
    if (open == 0) return;
    const int closed = kHomePoints - open;
    entered.add(is_open(position, player, dice.first()) || is_open(position, player, dice.second()),
                1 - closed * closed / kRolls);
}

void count_shots(const Position& position, Player player, Dice dice, DiceTally& shots)
{
    if (const int any = shots_of(position, player).any; any > 0)
        shots.add(hits_with(position, player, dice), any / kRolls);
}

bool hits(const FollowedGame& followed, std::size_t turn, Player player)
{
    const GameState* const after = followed.before_turn(turn + 1);
    const Position& end = after != nullptr ? after->position : followed.end.position;
    const Player other = opponent(player);
    return end.checkers(other, kBar) > followed.before[turn].position.checkers(other, kBar);
}

void count_roll(const GameState* state, Player player, Dice dice, DiceStatistics& counted)
{
    const bool is_first = state != nullptr && state->phase == GamePhase::not_started;
    const bool may_be_double = !is_first || dice.is_double();
    const PipsOfARoll usual = pips_of_rolls(may_be_double);
    counted.pips.add(pips_of(dice.first(), dice.second()), usual.mean, usual.variance);
    if (may_be_double) counted.doublets.add(dice.is_double(), kDoublets / kRolls);
    if (state == nullptr) return;
    count_entering(state->position, player, dice, counted.entered);
    count_shots(state->position, player, dice, counted.shots);
}

/// Whether a turn plays a roll that the record has in a turn of its own, too.
bool plays_roll_of(const Turn& turn, const Turn& before)
{
    return std::holds_alternative<Roll>(before.action) && before.player == turn.player &&
           dice_of(before)->same_roll(*dice_of(turn));
}

}  // namespace

double DiceTally::deviation() const
{
    return std::sqrt(variance);
}

DiceStatistics& DiceStatistics::operator+=(const DiceStatistics& other)
{
    pips += other.pips;
    doublets += other.doublets;
    entered += other.entered;
    shots += other.shots;
    hits += other.hits;
    return *this;
}

ByPlayer<DiceStatistics> dice_statistics(const Game& game, const FollowedGame& followed)
{
    ByPlayer<DiceStatistics> all;
    const Turn* last = nullptr;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        const Turn& turn = game.turns[i];
        const std::optional<Dice> dice = dice_of(turn);
        if (!dice) continue;
        DiceStatistics& counted = all[turn.player];
        const GameState* const state = followed.before_turn(i);
        if (last == nullptr || !plays_roll_of(turn, *last)) count_roll(state, turn.player, *dice, counted);
        if (state != nullptr) counted.hits += hits(followed, i, turn.player) ? 1 : 0;
        last = &turn;
    }
    return all;
}

}  // namespace gammonkit
