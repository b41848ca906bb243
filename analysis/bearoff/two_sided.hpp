#pragma once

#include "analysis/bearoff/building.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>

namespace gammonkit::bearoff {

/// Which two-sided table.
struct TwoSidedOptions {
    int points = 6;       ///< 1 to 18.
    int checkers = 6;     ///< Of each side: 1 to 15.
    bool cubeful = true;  ///< Also the equities with the cube.
};

/// Builds the table of exact money equities with up to `checkers` checkers a side on the lowest points:
/// without the cube, and with the cube of the player on roll, in the middle and the opponent's. The bytes are
/// those of the file of GNU Backgammon's `makebearoff -t`. Fails if the options make no sense, the memory
/// cannot hold the table, or `progress` stops it.
[[nodiscard]] Result<std::string> build_two_sided(const TwoSidedOptions& options,
                                                  const BuildSettings& settings = {});

/// Fails if there is no such table, or the machine lacks the memory to build it.
[[nodiscard]] Result<void> check(const TwoSidedOptions& options);

/// About how many bytes of memory the building needs.
[[nodiscard]] std::uint64_t memory_needed(const TwoSidedOptions& options);

}  // namespace gammonkit::bearoff
