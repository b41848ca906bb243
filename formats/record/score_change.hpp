#pragma once

#include "model/outcome.hpp"
#include "model/player.hpp"

#include <optional>

namespace gammonkit::record {

/// Who won a game and how much, where the score has grown between it and the very next one as by one result;
/// nothing otherwise. Games are given by number and score.
[[nodiscard]] constexpr std::optional<Outcome> outcome_between(int number, const ByPlayer<int>& before,
                                                               int next_number, const ByPlayer<int>& after)
{
    if (next_number - 1 != number) return std::nullopt;
    for (const Player player : kPlayers) {
        const int won = after[player] - before[player];
        if (won > 0 && after[opponent(player)] == before[opponent(player)])
            return Outcome{.winner = player, .points = won};
    }
    return std::nullopt;
}

}  // namespace gammonkit::record
