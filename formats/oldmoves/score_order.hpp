#pragma once

#include "model/player.hpp"

#include <optional>

namespace gammonkit::oldmoves {

/// True if a game at this score cannot go on from one at `before`: another match begins.
[[nodiscard]] bool begins_match(const ByPlayer<int>& before, const ByPlayer<int>& score);

/// True if a stated score makes sense after `before` only with its numbers exchanged, as FIBS wrote them for
/// some time. `winner`: who won the game before, if that is known.
[[nodiscard]] bool is_exchanged(const ByPlayer<int>& before, const ByPlayer<int>& stated,
                                std::optional<Player> winner);

}  // namespace gammonkit::oldmoves
