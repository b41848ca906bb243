#pragma once

#include "importers/turns/game_context.hpp"
#include "importers/turns/turn_builder.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// What the result rows of one game say, before it is clear which of it is right.
struct Claim {
    std::optional<Player> winner = {};   ///< By the column of "Wins", which some programs don't care about.
    std::optional<Player> loser = {};    ///< By the column of "Losses" or "Concedes".
    std::optional<Player> gave_up = {};  ///< Who wrote "????": a loser only if there is a result at all.
    std::optional<int> points = {};
    bool wins_match = false;  ///< "and the match".
    bool broken_off = false;  ///< A comment tells of a forfeit or a lost connection.
    std::string_view where = {};

    [[nodiscard]] bool says_something() const { return winner || loser || points; }
};

/// Decides what a game's result is, and records it if the turns don't show it.
///
/// In this order: the turns, the next score line, what wins the match, the column. `turns` are complete.
void settle_claim(TurnBuilder& turns, const Claim& claim, const GameContext& context, Reporter& reporter);

}  // namespace gammonkit::mat
