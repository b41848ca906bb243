#pragma once

#include "model/game_state.hpp"
#include "model/play.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit::answers {

/// The legal play of the dice on the table that a user has written: "8/5 6/5", "13/5*". Fails with code
/// "usage" if there are no dice or it is no play, or "illegal-play".
[[nodiscard]] Result<Play> asked_play(const std::string& text, const GameState& state);

}  // namespace gammonkit::answers
