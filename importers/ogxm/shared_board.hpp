#pragma once

#include "importers/ogxm/records.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

namespace gammonkit::ogxm {

/// White has seat 0 and is our first player.
[[nodiscard]] Player player_at(int seat);

/// A checker's move in its owner's numbering.
[[nodiscard]] Step own_step(const SharedStep& step, Player player);

/// A play; nothing if it has more steps than a play can have.
[[nodiscard]] std::optional<Play> play_of(const std::vector<SharedStep>& steps, Player player);

/// Nothing if there cannot be such a board.
[[nodiscard]] std::optional<Position> position_of(const SharedBoard& board);

}  // namespace gammonkit::ogxm
