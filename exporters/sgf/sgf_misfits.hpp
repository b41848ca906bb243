#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What SGF leaves out of features that it carries: second analyses of one decision, analyses without chances
/// or in a unit that only a match equity table could convert, the rollout of one side of a cube decision,
/// marks that gnubg has not, the steps of an illegal play whose board is recorded, and doubles to a stake
/// that is not twice the cube.
[[nodiscard]] Census sgf_misfits(const Collection& collection, const Options& options);

}  // namespace gammonkit
