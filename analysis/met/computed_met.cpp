#include "analysis/met/computed_met.hpp"

#include "analysis/met/live_cube.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string cube_text(double life)
{
    if (life == 1) return "Live cube";
    return life == 0 ? "Dead cube" : fmt::format("Cube life {:.3g}", life);
}

}  // namespace

Result<MatchEquityTable> computed_met(const GammonRates& rates, int length, double cube_life)
{
    const std::vector<OpeningState> states = opening_states();
    const std::vector<double> post_crawford = post_crawford_equities(states, rates, length);
    const LiveCubeRates live{.gammons = rates.gammons, .gammons_lost = rates.gammons, .cube_life = cube_life};
    MatchEquities equities = live_cube_equities(live, post_crawford, length);
    equities.name = fmt::format("GammonKit {} point", length);
    equities.description =
        fmt::format("{}; {:.3g} % of all games end with a gammon or backgammon, {:.3g} % with a backgammon",
                    cube_text(cube_life), 100 * rates.gammons, 100 * rates.backgammons);
    return MatchEquityTable::from(std::move(equities));
}

MatchEquityTable gammonkit_met()
{
    return *computed_met({}, 25);
}

}  // namespace gammonkit
