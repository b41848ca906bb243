#pragma once

#include "model/analysis.hpp"

namespace gammonkit {

/// True if an assessment says more than chances, one equity, and that equity's standard error: an equity
/// without cube beside one with it, standard errors of chances. The equity as a chance to win the match is
/// the same in another unit.
[[nodiscard]] bool has_details(const Assessment& assessment);

/// True if an assessment says more of how it was made than a level or plies: that it left the cube out,
/// noise, pruning, a rollout's settings.
[[nodiscard]] bool has_settings(const Assessment& assessment);

}  // namespace gammonkit
