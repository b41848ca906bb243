#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

#include <optional>

namespace gammonkit::bearoff {

/// The chance that a player who rolls first needs no more rolls than his opponent.
[[nodiscard]] float chance_to_be_first(const Distribution& first, const Distribution& second);

/// How many rolls a side needs in a race.
struct SideRolls {
    Distribution to_bear_off;
    Distribution to_save_gammon = done();      ///< Until the first checker is off.
    Distribution to_save_backgammon = done();  ///< Until no checker is in the other's home.
};

/// What a table knows of a side; nothing if a checker stands above its points, no checker is off and it does
/// not know how soon the gammon is saved, or the table is damaged so that chances do not add up to 1.
[[nodiscard]] std::optional<SideRolls> side_rolls(const OneSidedTable& table, const Side& side);

/// How a race ends between sides that need so many rolls each, seen by the player on roll before he rolls.
[[nodiscard]] Chances race_chances(const Board& board, const SideRolls& own, const SideRolls& other);

/// How a race ends if each side plays for the fewest rolls, seen by the player on roll before he rolls. Very
/// near to the truth, for seldom does a player gain by looking at what the other needs; exact where each has
/// one roll left. Nobody wins a backgammon: a checker in the other's home board stands above all points of
/// any table.
///
/// Nothing if the sides have not passed each other, or the table does not know what one of them needs.
[[nodiscard]] std::optional<Chances> race_chances(const OneSidedTable& table, const Board& board);

}  // namespace gammonkit::bearoff
