#include "model/scoring.hpp"

#include "model/limits.hpp"
#include "model/step_rules.hpp"

#include <algorithm>

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

ByPlayer<int> score_with(ByPlayer<int> score, const Outcome& outcome, const Rules& rules)
{
    constexpr std::int64_t kMost = kMostPoints;
    const std::int64_t sum = std::int64_t{score[outcome.winner]} + outcome.points;
    const std::int64_t limit = rules.is_money() ? kMost : std::int64_t{rules.length};
    score[outcome.winner] = static_cast<int>(std::clamp(sum, -kMost, limit));
    return score;
}

std::optional<ByPlayer<int>> certain_score(const Game& game, const std::optional<Outcome>& by_turns,
                                           const Rules& rules)
{
    const std::optional<Outcome>& outcome = by_turns ? by_turns : game.claimed_outcome;
    if (!outcome || (by_turns && game.claimed_outcome && by_turns != game.claimed_outcome)) return {};
    return score_with(game.score, *outcome, rules);
}

std::optional<Outcome> outcome_between(const ByPlayer<int>& before, const ByPlayer<int>& after)
{
    for (const Player player : kPlayers) {
        const Player other = opponent(player);
        if (after[player] > before[player] && after[other] == before[other])
            return Outcome{.winner = player, .points = after[player] - before[player]};
    }
    return std::nullopt;
}

}  // namespace gammonkit
