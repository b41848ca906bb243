#pragma once

#include "analysis/search/dice_rolls.hpp"
#include "model/analysis.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// How thoroughly the engine judges.
struct Level {
    std::string name;
    EvaluationContext context;
    /// Which plays survive 0 plies, 1 ply ... before the plies of the context. Without one for a depth, that
    /// depth is left out.
    std::vector<std::optional<MoveFilter>> filters = {};
    RollSet rolls = RollSet::all;
};

/// The named levels, weakest first, with the settings that they have in GNU Backgammon 1.07: beginner,
/// casual, intermediate, advanced and expert without looking ahead, with less and less noise; world-class and
/// supremo at 2 plies, grandmaster at 3.
[[nodiscard]] std::vector<Level> named_levels();
[[nodiscard]] std::optional<Level> level_named(std::string_view name);

/// So many plies, without noise and with the normal filters. At 0 plies that is expert, at 2 world-class.
[[nodiscard]] Level level_of_plies(int plies);

/// Filters from narrowest to widest: "tiny", "narrow", "normal", "large", "huge", for a search of so many
/// plies.
[[nodiscard]] std::optional<std::vector<std::optional<MoveFilter>>> filters_named(std::string_view name,
                                                                                  int plies);

/// The most plies that a search may look ahead.
inline constexpr int kMostPlies = 5;

}  // namespace gammonkit
