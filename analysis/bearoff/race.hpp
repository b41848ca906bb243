#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

#include <optional>

namespace gammonkit::bearoff {

/// The chance that a player who rolls first needs no more rolls than his opponent.
[[nodiscard]] float chance_to_be_first(const Distribution& first, const Distribution& second);

/// How a race ends if each side plays for the fewest rolls, seen by the player on roll before he rolls. Very
/// near to the truth, for seldom does a player gain by looking at what the other needs; exact where each has
/// one roll left. Nobody wins a backgammon: a checker in the other's home board stands above all points of
/// any table.
///
/// Nothing if the sides have not passed each other, a checker stands above the points of the table, a gammon
/// is possible and the table does not know how soon it is saved, or the table is damaged so that chances do
/// not add up to 1.
[[nodiscard]] std::optional<Chances> race_chances(const OneSidedTable& table, const Board& board);

}  // namespace gammonkit::bearoff
