#pragma once

#include <functional>

namespace gammonkit::bearoff {

/// How the building of a table goes on: called now and then, by the thread that asked for the table, with the
/// part that is done, from 0 to 1. Building ends early, with the failure "interrupted", if it returns false.
using Progress = std::function<bool(double)>;

/// How a table is built. What is built does not depend on it.
struct BuildSettings {
    int threads = 0;  ///< 0: one for each processor.
    Progress progress = {};
};

}  // namespace gammonkit::bearoff
