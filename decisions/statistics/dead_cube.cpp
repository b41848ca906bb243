#include "decisions/statistics/dead_cube.hpp"

namespace gammonkit {

bool is_dead_cube(const Decision& decision)
{
    if (decision.kind != DecisionKind::offer || decision.choice != MadeChoice::waited || !decision.state)
        return false;
    const GameState& state = *decision.state;
    return !state.rules.is_money() && away(state, decision.player) <= state.cube.value;
}

}  // namespace gammonkit
