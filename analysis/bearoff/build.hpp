#pragma once

#include "analysis/progress.hpp"

namespace gammonkit::bearoff {

/// How a table is built. What is built does not depend on it.
struct BuildSettings {
    int threads = 0;         ///< 0: one for each processor.
    Progress progress = {};  ///< Called by the thread that asked for the table.
};

}  // namespace gammonkit::bearoff
