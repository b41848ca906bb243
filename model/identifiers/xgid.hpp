#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// eXtreme Gammon's XGID, with its prefix "XGID=". The bottom player is Player::second, as in gnubg, and the
/// player on roll is named even while a double of that player is pending. Not held: the variant, names,
/// resignations, the state of the game. Without a cube limit the last field is 10, as XG's own default.
[[nodiscard]] std::string xgid(const GameState& state);

/// The state of an XGID, with or without prefix, quotes and trailing punctuation; 9 or 10 fields; "%3A" for
/// ":"; a board whose trailing dashes were lost. Checkers that `variant` has and the board has not are borne
/// off; the cube limit 10 is taken for "not said", and so is 0 with a cube that has been turned. A cube at 1
/// has no owner, whatever stands there.
///
/// Programs disagree whether the turn under "D", "B" and "R" names the doubler or the player who answers. It
/// is the doubler here, as in XG and gnubg, unless the cube belongs to the other player, who alone could have
/// doubled. Fails with the field's name on everything that cannot be.
[[nodiscard]] Result<GameState> state_from_xgid(std::string_view text, Variant variant = Variant::standard);

/// A warning, without place, where an XGID that can be read says what cannot be, as some programs do: a cube
/// at 1 with an owner, or the limit 0 with a cube that has been turned.
[[nodiscard]] std::optional<Diagnostic> doubt_about_xgid(std::string_view text);

}  // namespace gammonkit
