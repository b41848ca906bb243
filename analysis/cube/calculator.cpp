#include "analysis/cube/calculator.hpp"

#include "analysis/cube/jump_model.hpp"

#include <cmath>

namespace gammonkit {
namespace {

/// A side of the board: whose points are asked for, and the results that the player may expect.
struct Seat {
    Player player;
    OutcomeMix mix;             ///< Seen by this player.
    CubeEfficiency efficiency;  ///< Seen by this player.
};

OutcomeMix opposite(const OutcomeMix& mix)
{
    return {.win = 1 - mix.win, .own = mix.other, .other = mix.own};
}

Seat across(const Seat& seat)
{
    return {opponent(seat.player), opposite(seat.mix), seat.efficiency.opposite()};
}

/// Which cube a player can double from: the centered one, or the player's own.
Cube cube_of(const CubeStep& step, Player player)
{
    return {.value = step.cube, .owner = step.centered ? std::nullopt : std::optional(player)};
}

/// From which winning chance on the player who takes a double of `cube` has the better game, and so beavers:
/// the cubeful value after taking is then 0 or more. A raccoon is right where that beaver is wrong.
double beaver_point(const CubeContext& context, const Seat& taker, const Cube& cube)
{
    const Cube taken{.value = 2 * cube.value, .owner = taker.player};
    return first_chance([&](double win) {
        OutcomeMix mix = taker.mix;
        mix.win = win;
        return context.cubeful(mix, taker.player, taken, taker.efficiency) >= 0;
    });
}

CubePoints points(const CubeContext& context, const Seat& seat, const CubeStep& step,
                  const ByPlayer<bool>& reaches)
{
    const Seat other = across(seat);
    const Cube own = cube_of(step, seat.player);
    const Cube theirs = cube_of(step, other.player);
    CubePoints points;
    if (reaches[seat.player] && context.may_double(seat.player, own)) {
        const MarketWindow window = market_window(context, seat.mix, seat.player, own, seat.efficiency);
        points.opens = window.opens;
        points.cash = window.cash;
        if (window.too_good < 1) points.too_good = window.too_good;
        if (context.is_money()) points.raccoon = 1 - beaver_point(context, other, own);
    }
    if (reaches[other.player] && context.may_double(other.player, theirs)) {
        points.take = 1 - market_window(context, other.mix, other.player, theirs, other.efficiency).cash;
        if (context.is_money()) points.beaver = beaver_point(context, seat, theirs);
    }
    return points;
}

ByPlayer<CubePoints> points_of_both(const CubeContext& context, Seat seat, const CubeStep& step,
                                    const ByPlayer<bool>& reaches, const CubeEfficiency& efficiency)
{
    seat.efficiency = efficiency;
    ByPlayer<CubePoints> both;
    both[seat.player] = points(context, seat, step, reaches);
    both[opponent(seat.player)] = points(context, across(seat), step, reaches);
    return both;
}

bool can_be_doubled(const CubeContext& context, const CubeStep& step, const ByPlayer<bool>& reaches)
{
    const auto can = [&](Player player) {
        return reaches[player] && context.may_double(player, cube_of(step, player));
    };
    return can(Player::first) || can(Player::second);
}

/// One step for each value that the cube can come to have from here on, with the points of both players for
/// it. Points are not computed by formulas: market_window() and first_chance() look for the chance at which
/// two cubeful values are equal, so that they hold for money, for any score and for every cube model.
///
/// `reaches` says which players can come to double at a step. With a centered cube both can, with an owned
/// one its owner alone. After a double the cube lies with the opponent of whoever could double: the two are
/// exchanged. Whether a player can have doubled is asked of the dead cube: who may use a cube at all has a
/// cash point by it.
///
/// In money games a cube of 2 and one of 4 mean the same but for the scale, so a centered cube has two steps
/// and an owned one has one. In matches steps end where nobody may double any more; 64 is only a safeguard.
std::vector<CubeStep> steps_from(const CubeContext& context, const Seat& seat, const Cube& cube)
{
    std::vector<CubeStep> steps;
    CubeStep step{.cube = cube.value, .centered = cube.is_centered()};
    // Who can have the cube, or turn it in the middle.
    ByPlayer<bool> reaches{cube.owner != Player::second, cube.owner != Player::first};
    const std::size_t most = context.is_money() ? (cube.is_centered() ? 2 : 1) : 64;
    while (steps.size() < most && can_be_doubled(context, step, reaches)) {
        step.dead = points_of_both(context, seat, step, reaches, CubeEfficiency::uniform(0));
        step.cubeful = points_of_both(context, seat, step, reaches, seat.efficiency);
        step.live = points_of_both(context, seat, step, reaches, CubeEfficiency::uniform(1));
        steps.push_back(step);
        const ByPlayer<bool> doubled{reaches.first && steps.back().dead.first.cash.has_value(),
                                     reaches.second && steps.back().dead.second.cash.has_value()};
        reaches = {doubled.second, doubled.first};
        step = {.cube = 2 * step.cube};
    }
    return steps;
}

GammonPrices prices_of(const CubeContext& context, int cube)
{
    GammonPrices prices{.cube = cube};
    for (const Player player : kPlayers) {
        prices.gammon[player] = gammon_value(context, player, cube);
        prices.backgammon[player] = backgammon_value(context, player, cube);
    }
    return prices;
}

std::vector<GammonPrices> prices_from(const CubeContext& context, const Cube& cube,
                                      const std::vector<CubeStep>& steps)
{
    std::vector<GammonPrices> prices{prices_of(context, cube.value)};
    if (context.is_money()) return prices;
    for (const CubeStep& step : steps)
        prices.push_back(prices_of(context, 2 * step.cube));
    return prices;
}

}  // namespace

CubeSheet cube_sheet(const CubeContext& context, const Rules& rules, const Chances& chances, Player player,
                     const Cube& cube, const CubeEfficiency& efficiency)
{
    const OutcomeMix mix = outcome_mix(chances);
    CubeSheet sheet;
    sheet.points_won = points_won(mix.own);
    sheet.points_lost = points_won(mix.other);
    sheet.cubeless = static_cast<double>(cubeless_equity(chances));
    sheet.dead = context.dead(mix, player, cube);
    sheet.cubeful = context.cubeful(mix, player, cube, efficiency);
    sheet.live = context.live(mix, player, cube);
    sheet.decision = static_decision(context, rules, chances, player, cube, efficiency);
    sheet.steps = steps_from(context, {player, mix, efficiency}, cube);
    sheet.prices = prices_from(context, cube, sheet.steps);
    return sheet;
}

std::optional<double> effective_efficiency(const CubeContext& context, const Chances& chances, Player player,
                                           const Cube& cube, double cubeful)
{
    // x solves cubeful = dead + x (live - dead). Where dead and live cube are worth nearly the same, the
    // quotient would only magnify rounding.
    constexpr double kNextToNothing = 1e-3;
    const OutcomeMix mix = outcome_mix(chances);
    const double dead = context.dead(mix, player, cube);
    const double live = context.live(mix, player, cube);
    const double apart =
        context.normalized(live, player, cube.value) - context.normalized(dead, player, cube.value);
    if (context.is_dead(cube) || std::abs(apart) < kNextToNothing) return std::nullopt;
    return (cubeful - dead) / (live - dead);
}

CubeEfficiency jump_efficiency(const Chances& chances, double volatility)
{
    const OutcomeMix mix = outcome_mix(chances);
    const double won = points_won(mix.own);
    const double lost = points_won(mix.other);
    return CubeEfficiency::refined(JumpModel(volatility, won, lost).efficiency(),
                                   JumpModel(volatility, lost, won).efficiency());
}

}  // namespace gammonkit
