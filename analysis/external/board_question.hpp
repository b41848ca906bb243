#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

// GNU Backgammon's external players are asked by lines of FIBS: "board:...". They differ from those of FIBS
// in what was found by asking gnubg 1.07: the side with the positive numbers is gnubg's second player
// whatever the names say; both pairs of dice are the roll; the names and scores are the first player's and
// the second's, but the other way round where a double waits for an answer; the turn is then the doubler's;
// and the last field is 0 in the Crawford game, else 1.

/// The state that such a line asks about, from gnubg or from FIBS. Who is to decide follows from it:
/// `GameState::to_decide`. In money play `money` says which rules are in use. Fails with code "fibs-board".
[[nodiscard]] Result<GameState> asked_state(std::string_view line, const Rules& money);

/// The line with which GNU Backgammon would ask about a state before a roll, with dice, or with a double that
/// waits for an answer; without line end.
[[nodiscard]] std::string board_question(const GameState& state);

}  // namespace gammonkit
