#pragma once

#include "analysis/progress.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit {

/// How often something is done in a second, by one thread and by all.
struct BenchRate {
    double one = 0;
    double all = 0;
};

/// How fast the engine is on this machine.
struct BenchFacts {
    std::string kernel;     ///< The arithmetic that this processor uses.
    std::string signature;  ///< Tells nets and ways of searching apart.
    int threads = 1;
    BenchRate evaluations = {};
    BenchRate one_ply = {};  ///< Decisions about plays.
    BenchRate two_ply = {};
};

/// Measures each rate for so many seconds, at least once. Fails with code "interrupted" if `progress` stopped
/// it.
[[nodiscard]] Result<BenchFacts> bench(int threads, double seconds, const Progress& progress);

/// For people, in columns; and for programs, as an object: docs/json-output.md.
[[nodiscard]] std::string bench_text(const BenchFacts& facts);
[[nodiscard]] std::string bench_json(const BenchFacts& facts);

}  // namespace gammonkit
