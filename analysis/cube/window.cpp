#include "analysis/cube/window.hpp"

namespace gammonkit {
namespace {

OutcomeMix with_chance(OutcomeMix mix, double win)
{
    mix.win = win;
    return mix;
}

/// 0 where a table has rounded the difference between winning and losing away.
double in_games(double more, const CubeContext& context, Player winner, int cube)
{
    const double game = context.won(winner, cube) - context.lost(winner, cube);
    return game > 0 ? more / game : 0;
}

}  // namespace

double gammon_value(const CubeContext& context, Player winner, int cube)
{
    const double more = context.won(winner, cube, Stake::gammon) - context.won(winner, cube);
    return in_games(more, context, winner, cube);
}

double backgammon_value(const CubeContext& context, Player winner, int cube)
{
    const double more =
        context.won(winner, cube, Stake::backgammon) - context.won(winner, cube, Stake::gammon);
    return in_games(more, context, winner, cube);
}

MarketWindow market_window(const CubeContext& context, const OutcomeMix& mix, Player player, const Cube& cube,
                           const CubeEfficiency& efficiency)
{
    const Cube turned{.value = 2 * cube.value, .owner = opponent(player)};
    const double cashed = context.won(player, cube.value);
    const auto kept = [&](double win) {
        return context.cubeful(with_chance(mix, win), player, cube, efficiency);
    };
    const auto taken = [&](double win) {
        return context.cubeful(with_chance(mix, win), player, turned, efficiency);
    };
    MarketWindow window;
    window.cash = first_chance([&](double win) { return taken(win) >= cashed; });
    window.opens = std::min(window.cash, first_chance([&](double win) { return taken(win) >= kept(win); }));
    window.too_good = first_chance([&](double win) { return win > window.cash && kept(win) > cashed; });
    return window;
}

}  // namespace gammonkit
