#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"

#include <string>

namespace gammonkit::mat {

/// The board after an illegal play as Snowie writes it, "(7;0;0;0;1;Ann;Bob;...;)", seen by `next`, who rolls
/// `dice` next if that is known. `state` is what the play met.
[[nodiscard]] std::string illegal_play_dump(const Position& after, const GameState& state, Player next,
                                            std::optional<Dice> dice, const ByPlayer<PlayerInfo>& players);

/// "-b----E-C---eE---c-e----B-/0", for "Set Pos=".
[[nodiscard]] std::string set_pos(const Position& position, const Cube& cube);

}  // namespace gammonkit::mat
