#pragma once

#include "analysis/bearoff/building.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>

namespace gammonkit::bearoff {

/// How a one-sided table holds its distributions.
enum class OneSidedForm {
    compressed,  ///< Only the slots from the first that is not zero to the last.
    plain,       ///< All 32 slots, so that the file needs no index.
    normal       ///< Mean and deviation only ("ND").
};

/// Which one-sided table.
struct OneSidedOptions {
    int points = 6;  ///< 1 to 18.
    /// Also how many rolls it takes to bear off the first of 15 checkers. A table of means always has that.
    bool gammons = true;
    OneSidedForm form = OneSidedForm::compressed;
};

/// Builds the table of one side's chances, with 15 checkers on the lowest points: how many rolls it takes to
/// bear off. The bytes are those of the file of GNU Backgammon's `makebearoff -o`; docs/engine-method.md
/// tells how they are made. Fails if the options make no sense, the format or the memory cannot hold the
/// table, or `progress` stops it.
[[nodiscard]] Result<std::string> build_one_sided(const OneSidedOptions& options,
                                                  const BuildSettings& settings = {});

/// Fails if there is no such table, or the machine lacks the memory to build it.
[[nodiscard]] Result<void> check(const OneSidedOptions& options);

/// About how many bytes of memory the building needs.
[[nodiscard]] std::uint64_t memory_needed(const OneSidedOptions& options);

}  // namespace gammonkit::bearoff
