#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// eXtreme Gammon's XGID, with its prefix "XGID=". The bottom player is Player::second, as when gnubg writes
/// one.
[[nodiscard]] std::string xgid(const GameState& state);

/// The state of an XGID, with or without prefix, 9 or 10 fields, "%3A" for ":", and trailing punctuation.
/// A board of other than 26 places, more than 15 checkers, or values that cannot be are errors.
[[nodiscard]] Result<GameState> state_from_xgid(std::string_view text);

}  // namespace gammonkit
