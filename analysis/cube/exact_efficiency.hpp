#pragma once

#include "analysis/bearoff/two_sided_table.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/outcome_mix.hpp"

namespace gammonkit {

/// The efficiency that makes Janowski's model give the exact money equities of a bearoff. It carries what the
/// table knows over to matches, for which there is none. Where live and dead cube differ by next to nothing,
/// it is 0.6; else at least 0 and at most 1.
[[nodiscard]] CubeEfficiency exact_efficiency(const bearoff::TwoSidedEquities& equities);

/// The same where gammons are possible; the equities must be those without the Jacoby rule.
[[nodiscard]] CubeEfficiency exact_efficiency(const bearoff::TwoSidedEquities& equities,
                                              const OutcomeMix& mix);

}  // namespace gammonkit
