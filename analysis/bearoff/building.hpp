#pragma once

#include "analysis/progress.hpp"
#include "support/result.hpp"

#include <cstdint>

namespace gammonkit::bearoff {

/// Fails if the machine has less memory than that, so that the system does not end the program later.
[[nodiscard]] Result<void> check_memory(std::uint64_t bytes);

/// Says that building needs that much memory, and it is not to be had.
[[nodiscard]] tl::unexpected<Diagnostic> no_memory(std::uint64_t bytes);

/// Says that `progress` has stopped the building.
[[nodiscard]] tl::unexpected<Diagnostic> stopped();

/// How a table is built. What is built does not depend on it.
struct BuildSettings {
    int threads = 0;         ///< 0: one for each processor.
    Progress progress = {};  ///< Called by the thread that asked for the table.
};

}  // namespace gammonkit::bearoff
