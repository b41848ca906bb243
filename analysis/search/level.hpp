#pragma once

#include "analysis/search/dice_rolls.hpp"
#include "model/analysis.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
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

/// The named levels, weakest first, as GNU Backgammon calls them: beginner, casual-play, intermediate,
/// advanced and expert without looking ahead, with less and less noise; world-class and supremo at 2 plies,
/// grandmaster at 3 and 4ply at 4. Source: the gnubg manual, "Evaluation settings", whose intermediate has
/// noise of 0.03 and whose grandmaster has the normal filters; gnubg 1.07 has 0.04 and large ones.
[[nodiscard]] std::vector<Level> named_levels();
/// Blanks may stand for dashes: "world class".
[[nodiscard]] std::optional<Level> level_named(std::string_view name);

/// So many plies, without noise and with the normal filters. At 0 plies that is expert, at 2 world-class.
[[nodiscard]] Level level_of_plies(int plies);

/// Filters from narrowest to widest: "tiny", "narrow", "normal", "large", "huge", for a search of so many
/// plies.
[[nodiscard]] std::optional<std::vector<std::optional<MoveFilter>>> filters_named(std::string_view name,
                                                                                  int plies);

/// The most plies that a search may look ahead.
inline constexpr int kMostPlies = 5;

/// Filters in numbers: "0:0/8/0.16,2:0/2/0.04" accepts behind 0 plies no play whatever it is worth, and 8
/// within 0.16 of the best, and behind 2 plies 2 within 0.04; the best one always passes. Depths that the
/// search does not reach have no meaning. Nothing if that cannot be read, or a depth stands twice.
[[nodiscard]] std::optional<std::vector<std::optional<MoveFilter>>> filters_of_numbers(std::string_view text,
                                                                                       int plies);

/// How many of the best `count` plays pass a filter: those that it accepts in any case, one at least, and
/// further ones that lie close enough behind the best. `value` gives the worth of the play at an index; the
/// best stands first.
template <class ValueOf>
[[nodiscard]] std::size_t passing(const MoveFilter& filter, std::size_t count, ValueOf value)
{
    const auto accepted = static_cast<std::size_t>(std::max(filter.accept, 0));
    const std::size_t most = std::min(count, accepted + static_cast<std::size_t>(std::max(filter.extra, 0)));
    std::size_t passed = std::min(count, std::max<std::size_t>(accepted, 1));
    while (passed < most && value(0) - value(passed) <= filter.threshold)
        ++passed;
    return passed;
}

}  // namespace gammonkit
