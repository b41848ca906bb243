#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// Counts what a table of decisions leaves out of the analyses, marks and luck that it tells: second analyses
/// of one decision, candidates that are neither the best nor played, and what stands by no decision.
[[nodiscard]] Census decision_misfits(const Collection& collection, const Options& options);

}  // namespace gammonkit
