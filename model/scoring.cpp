#include "model/scoring.hpp"

#include "model/step_rules.hpp"

namespace gammonkit {

Stake stake_by_bearing_off(const Position& position, Player winner)
{
    const Player loser = opponent(winner);
    if (position.checkers(loser, kOff) > 0) return Stake::single;
    const bool in_the_winners_home = rearmost(position, loser).number() > 24 - kHomePoints;
    return in_the_winners_home ? Stake::backgammon : Stake::gammon;
}

int points_for(Stake stake, const Cube& cube, const Rules& rules)
{
    const bool gammons_count = !(rules.uses_jacoby() && cube.is_centered());
    return cube.value * (gammons_count ? multiple(stake) : 1);
}

}  // namespace gammonkit
