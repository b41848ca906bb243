#include "report/html/cube_gauge.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/engine.hpp"

namespace gammonkit::html {

std::optional<CubeGauge> cube_gauge(const CubeAnalysis& cube, const GameState& state,
                                    const MatchEquityTable& table)
{
    const std::optional<Probabilities>& stated = cube.no_double.estimate.probabilities;
    const bool is_double = state.offer == Offer::none || state.offer == Offer::cube;
    if (!stated || !is_double || !can_be_judged(state)) return std::nullopt;
    const Player player = state.on_roll;
    const CubeContext context = CubeContext::of(state, table);
    if (!context.may_double(player, state.cube)) return std::nullopt;
    const Chances chances = chances_of(*stated);
    const CubeEfficiency efficiency = cube_efficiency(board_of(state.position, player));
    return CubeGauge{.win = stated->win,
                     .window = market_window(context, outcome_mix(chances), player, state.cube, efficiency)};
}

}  // namespace gammonkit::html
