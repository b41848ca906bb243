#include "analysis/met/computed_met.hpp"

#include "analysis/met/live_cube.hpp"

#include <fmt/format.h>

namespace gammonkit {

Result<MatchEquityTable> computed_met(const GammonRates& rates, int length)
{
    const std::vector<OpeningState> states = opening_states();
    const std::vector<double> post_crawford = post_crawford_equities(states, rates, length);
    const LiveCubeRates live{.gammons = rates.gammons, .gammons_lost = rates.gammons};
    MatchEquities equities = live_cube_equities(live, post_crawford, length);
    equities.name = fmt::format("GammonKit {} point", length);
    equities.description = fmt::format(
        "Live cube; {:.3g} % of all games end with a gammon or backgammon, {:.3g} % with a backgammon",
        100 * rates.gammons, 100 * rates.backgammons);
    return MatchEquityTable::from(std::move(equities));
}

MatchEquityTable default_met()
{
    return *computed_met({}, 25);
}

}  // namespace gammonkit
