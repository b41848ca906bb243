#pragma once

#include "analysis/board.hpp"

namespace gammonkit {

/// How much of what a live cube would bring a position lets the players have: 0 nothing, a dead cube; 1 all,
/// when every double comes at the very moment that the other may as well drop. One number for each place of
/// the cube; three equal ones are Rick Janowski's general model, others his refined one.
struct CubeEfficiency {
    double centered = 0.68;
    double own = 0.68;    ///< The player on roll owns the cube.
    double other = 0.68;  ///< His opponent does.

    [[nodiscard]] static constexpr CubeEfficiency uniform(double x) { return {x, x, x}; }
    /// The refined model: what the player on roll and his opponent make of a cube of theirs.
    [[nodiscard]] static constexpr CubeEfficiency refined(double own, double other)
    {
        return {.centered = (own + other) / 2, .own = own, .other = other};
    }
    [[nodiscard]] constexpr CubeEfficiency opposite() const
    {
        return {.centered = centered, .own = other, .other = own};
    }
    friend bool operator==(const CubeEfficiency&, const CubeEfficiency&) = default;
};

/// The efficiency by kind of position: 0.68 as long as there is contact; 0.6 to 0.7 in a race, growing with
/// the pips of the player on roll; 0.6 when both bear off. Source: measured in GNU Backgammon 1.07.
[[nodiscard]] CubeEfficiency cube_efficiency(const Board& board);

}  // namespace gammonkit
