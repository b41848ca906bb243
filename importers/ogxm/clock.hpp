#pragma once

#include "formats/ogxm/numbers.hpp"
#include "importers/ogxm/byte_cursor.hpp"

#include <optional>
#include <vector>

namespace gammonkit::ogxm {

/// The clock of a match.
struct ClockRecord {
    ClockSettings settings = {};
    /// When each ply was recorded, counted over all games: milliseconds after the first.
    std::vector<std::optional<int>> readings = {};
};

/// Reads the payload of CLCK; fails if it is none for so many plies.
[[nodiscard]] ClockRecord read_clock(ByteCursor& section, std::size_t plies);

}  // namespace gammonkit::ogxm
