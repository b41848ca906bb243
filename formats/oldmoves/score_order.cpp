#include "formats/oldmoves/score_order.hpp"

#include "model/scoring.hpp"

#include <cstdint>

namespace gammonkit::oldmoves {
namespace {

std::int64_t sum(const ByPlayer<int>& score)
{
    return std::int64_t{score.first} + score.second;
}

/// True if one game, won by `winner`, leads from one score to another.
bool is_next(const ByPlayer<int>& before, const ByPlayer<int>& after, std::optional<Player> winner)
{
    const std::optional<Outcome> outcome = outcome_between(before, after);
    return outcome && (!winner || outcome->winner == *winner);
}

}  // namespace

bool begins_match(const ByPlayer<int>& before, const ByPlayer<int>& score)
{
    return sum(score) == 0 || sum(score) < sum(before);
}

bool is_exchanged(const ByPlayer<int>& before, const ByPlayer<int>& stated, std::optional<Player> winner)
{
    const ByPlayer<int> exchanged{stated.second, stated.first};
    return !is_next(before, stated, winner) && is_next(before, exchanged, winner);
}

}  // namespace gammonkit::oldmoves
