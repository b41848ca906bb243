#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace gammonkit::hypergammon {

/// How far the building of a table has come.
struct BuildProgress {
    int iteration = 1;  ///< The one under way; the first is 1.
    double part = 0;    ///< What is done of it, 0 to 1.
    double change = 0;  ///< The largest change of a number in the iteration before; 0 in the first.
};

/// How a table is built. What is built depends on the threshold alone.
struct BuildSettings {
    int threads = 0;          ///< 0: one for each processor.
    double threshold = 1e-5;  ///< Iterations end when no number changes by as much as that.
    /// Where to keep what is done so far, now and then and when stopped; empty: nowhere.
    std::filesystem::path checkpoint = {};
    bool resume = false;  ///< Go on with what is in that file.
    /// Called now and then; false stops the building, which then fails as "interrupted".
    std::function<bool(const BuildProgress&)> progress = {};
};

/// What building a table for so many checkers needs in bytes.
[[nodiscard]] std::uint64_t memory_needed(int checkers);

/// Builds the table of hypergammon with 1, 2 or 3 checkers, bit for bit the file that makehyper writes.
///
/// Positions are gone through again and again, in the order of their numbers; each takes its equities from
/// those that its plays lead to, as they stand. So 1 checker takes 15 iterations, 2 take 30 and 3 more
/// than 55. Whatever the threads, the result is that of this order.
[[nodiscard]] Result<std::string> build_table(int checkers, const BuildSettings& settings);

}  // namespace gammonkit::hypergammon
