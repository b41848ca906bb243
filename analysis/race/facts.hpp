#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/board.hpp"
#include "model/race/effort.hpp"

#include <optional>

namespace gammonkit {

/// What is known of one side of a race.
struct RaceSideFacts {
    RaceEffort effort;
    double deviation = 0;           ///< Of the rolls that the side needs.
    bearoff::Distribution rolls{};  ///< The chances to need so many.
};

/// What both sides' distributions of rolls say, seen by the player on roll before he rolls.
struct RaceFacts {
    RaceSideFacts own;
    RaceSideFacts other;
    double win = 0;  ///< Without the cube.
    /// Parts of all games; nothing where a gammon is possible and not known.
    std::optional<double> win_gammon = {};
    std::optional<double> lose_gammon = {};

    /// Both sides stand within the table; else the distributions are normal ones with estimated means and
    /// deviations. Even so each side plays for its own fewest rolls: see `bearoff::race_chances`.
    [[nodiscard]] bool is_exact() const { return own.effort.is_exact && other.effort.is_exact; }
};

/// Nothing if the board is no race, or the game is over. The table may have any number of points.
[[nodiscard]] std::optional<RaceFacts> race_facts(const bearoff::OneSidedTable& table, const Board& board);

}  // namespace gammonkit
