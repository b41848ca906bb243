#pragma once

#include "support/result.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Which board: before a turn of a game of a match, all from 1. No match: each; no game: the last; no turn:
/// the end.
struct PlaceInRecord {
    std::optional<int> position = {};  ///< One that stands alone, from 1; then nothing else is said.
    std::optional<int> match = {};
    std::optional<int> game = {};
    std::optional<int> turn = {};
    bool before_roll = false;  ///< The cube decision before the roll of the turn.
};

/// Reads "m1-g2-17", leaving out the match, the turn, or both; "g2-17c" is before the roll, "p3" the third
/// position. Fails with code "usage".
[[nodiscard]] Result<PlaceInRecord> parse_place(std::string_view text);

/// The same of places with commas between: "g2-17,g3-4", "p1,p3"; at least one.
[[nodiscard]] Result<std::vector<PlaceInRecord>> parse_places(std::string_view text);

}  // namespace gammonkit::cli
