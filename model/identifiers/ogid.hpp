#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// OpenGammon's OGID as HedgeHog writes it, without prefix and up to the match length. White, who moves
/// upwards and whose checkers come first, is Player::first.
///
/// The letter of the turn names the player who acted last: the other one is to decide, and while a double is
/// offered it names the doubler. (HedgeHog's own matches read so, and the author of the format says so; some
/// other programs write the player on roll.) Only before the first roll, state "IW" or "IB", is it the player
/// who begins. Not held: Jacoby, beavers (they look like redoubles), resignations before they are accepted,
/// the order of the dice.
[[nodiscard]] std::string ogid(const GameState& state);

/// The state of an OGID, with or without the prefix "OGID=" and the fields behind the cube; without a turn
/// White is on roll. Checkers that `variant` has and the board has not are borne off; a number of checkers in
/// the OGID itself comes first. Fails with the field's name on everything that cannot be.
[[nodiscard]] Result<GameState> state_from_ogid(std::string_view text, Variant variant = Variant::standard);

}  // namespace gammonkit
