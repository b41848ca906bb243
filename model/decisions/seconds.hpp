#pragma once

#include "model/match.hpp"

#include <cstddef>
#include <optional>

namespace gammonkit {

/// How many seconds the player of a turn took for it, as the record's times tell. A turn is one action: to
/// double, to answer, or to play a roll, with the thought whether to double before it.
///
/// Where it is known when turns were over, this is the time since the turn before, whoever's that was. Else
/// it is what the player's own clock lost since it was last read: less than the time that passed where the
/// clock stands still at first (a delay). Nothing is added or taken away for such rules.
///
/// Nothing is known of the first turn of a game, before which other things are done, behind a turn without a
/// time, and where a clock went on: it was set, or time is added for each turn. By clocks, nothing is known
/// of the first turn of each player.
[[nodiscard]] std::optional<double> seconds_taken(const Game& game, std::size_t turn);

}  // namespace gammonkit
