#pragma once

#include "cli/options/arguments.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit::cli {

/// Which board: before a turn of a game of a match, all from 1. No match: each; no game: the last; no turn:
/// the end.
struct PlaceInRecord {
    std::optional<int> match = {};
    std::optional<int> game = {};
    std::optional<int> turn = {};
    bool before_roll = false;  ///< The cube decision before the roll of the turn.
};

/// What --place, or --game and --turn say. Fails with code "usage".
[[nodiscard]] Result<PlaceInRecord> place_of(const PlaceArguments& arguments);

}  // namespace gammonkit::cli
