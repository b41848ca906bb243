#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

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

/// What else is known when a game's result is settled.
struct Surroundings {
    const Rules& rules;
    bool crawford_game = false;
    std::optional<Outcome> by_score = {};  ///< What the next game's score line says of this game.
};

/// Decides what a game's result is, and records it if the turns don't show it.
///
/// In this order: the turns, the next score line, what wins the match, the column. `end` has followed all
/// turns of `game`.
void settle_claim(Game& game, const GameReplayer& end, const Claim& claim, const Surroundings& around,
                  const SourceText& source, Reporter& reporter);

}  // namespace gammonkit::mat
