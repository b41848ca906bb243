#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// OpenGammon's OGID, without prefix. White (moves up, first string) is Player::first.
[[nodiscard]] std::string ogid(const GameState& state);

/// The state of an OGID, with or without the prefix "OGID=" and the optional fields.
[[nodiscard]] Result<GameState> state_from_ogid(std::string_view text);

}  // namespace gammonkit
