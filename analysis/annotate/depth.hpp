#pragma once

#include "analysis/rollout/rollout_settings.hpp"
#include "analysis/search/level.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// How thoroughly decisions are judged: all at a first level, and then deeper those that are close or were
/// wrong at it.
struct Depth {
    Level screen = level_of_plies(0);
    Level level = level_of_plies(2);
    std::optional<Level> cube = {};  ///< That of cube decisions and resignations, where it is another.
    /// The last look at cube decisions that were wrong by more than 0.06 (bad) even so: they weigh most in a
    /// rating, and where two plies err, they err most.
    std::optional<Level> bad_cube = {};
    /// A play is close if the next best, or one that is better, is within so much of it.
    double close_play = 0.12;
    /// A cube decision is close if its choices are within so much of each other.
    double close_cube = 0.25;

    [[nodiscard]] const Level& of_cube() const { return cube ? *cube : level; }
    [[nodiscard]] bool has_second_look() const { return level.context.plies > screen.context.plies; }
    [[nodiscard]] bool has_second_look_at_cube() const
    {
        return of_cube().context.plies > screen.context.plies;
    }
};

/// What is rolled out after decisions have been judged: those that were wrong by more than so much, in points
/// per unit of the cube or EMG.
struct ErrorRollouts {
    RolloutSettings settings = {};
    double above = 0.06;
    std::size_t most_plays = 2;  ///< So many candidates, and the play that was made.
};

/// So many plies, with the filters of that name (see filters_named). At least two plays, and the one that was
/// made, reach the last ply.
[[nodiscard]] std::optional<Depth> depth_of_plies(int plies, std::string_view filters = "normal");

/// "fast": the board alone; "standard": 2 plies of what is close or wrong, and 3 of bad cube decisions;
/// "deep": 2 plies of all, and 3 of what is close or wrong, with wide filters.
[[nodiscard]] std::optional<Depth> depth_named(std::string_view name);

}  // namespace gammonkit
