#pragma once

#include "importers/sgf/node_view.hpp"
#include "importers/sgf/reading.hpp"
#include "model/game_state.hpp"

namespace gammonkit::sgf {

/// The board after the node's AE, AW and AB, or nothing if it has none of them. A board that cannot be is
/// reported, and its properties stay in the node.
[[nodiscard]] std::optional<Position> take_position(NodeView& node, const Position& before,
                                                    const Reading& reading);

/// The cube after the node's CV and CP (or CO, as FF[4] calls it), or nothing if it has none of them.
[[nodiscard]] std::optional<Cube> take_cube(NodeView& node, const Cube& before);

/// PL: who is to roll.
[[nodiscard]] std::optional<Player> take_player(NodeView& node);

/// DI: a roll that is not played, or not yet.
[[nodiscard]] std::optional<Dice> take_dice(NodeView& node);

}  // namespace gammonkit::sgf
