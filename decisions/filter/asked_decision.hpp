#pragma once

#include "decisions/statistics/decision_error.hpp"
#include "model/decisions/columns.hpp"

namespace gammonkit {

/// One decision that a filter is asked about, with all that is known of it.
struct AskedDecision {
    std::size_t index = 0;          ///< Among the decisions of its match, in the order of all games.
    DecisionRow row = {};           ///< As tables of decisions have it, with values in both units.
    DecisionError judged = {};      ///< What it counts for; its decision is that of the row, and empty here.
    bool breaks_the_rules = false;  ///< So that whoever validates a record would say so.
    /// Who won the game and the match; nothing where nobody has, or the filter does not ask.
    std::optional<Player> game_winner = {};
    std::optional<Player> match_winner = {};

    [[nodiscard]] const Decision& decision() const { return row.decision; }
};

}  // namespace gammonkit
