#include "analysis/cube/exact_efficiency.hpp"

#include "analysis/cube/cube_context.hpp"

#include <cmath>

namespace gammonkit {
namespace {

double efficiency_between(double dead, double live, double exact)
{
    constexpr double kUsual = 0.6;
    if (std::abs(live - dead) < 1e-3) return kUsual;
    return std::clamp((exact - dead) / (live - dead), 0.0, 1.0);
}

}  // namespace

CubeEfficiency exact_efficiency(const bearoff::TwoSidedEquities& equities)
{
    // Both have borne off checkers, so nobody loses a gammon.
    return exact_efficiency(equities, {.win = (1 + double{equities.cubeless}) / 2, .own = {}, .other = {}});
}

CubeEfficiency exact_efficiency(const bearoff::TwoSidedEquities& equities, const OutcomeMix& mix)
{
    const CubeContext money = CubeContext::money({});
    const double dead = equities.cubeless;
    const auto live = [&](std::optional<Player> owner) {
        return money.live(mix, Player::first, {.value = 1, .owner = owner});
    };
    return {.centered = efficiency_between(dead, live({}), equities.centered),
            .own = efficiency_between(dead, live(Player::first), equities.own_cube),
            .other = efficiency_between(dead, live(Player::second), equities.other_cube)};
}

}  // namespace gammonkit
