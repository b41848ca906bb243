#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What SGF leaves out of features that it carries: second analyses of one decision, analyses without chances
/// or in a unit that only a match equity table could convert, the rollout of one side of a cube decision,
/// numbers of rollouts that are not known (0 stands there), marks that gnubg has not, the steps of an illegal
/// play whose board is recorded, doubles to a stake that is not twice the cube, rules that RU cannot deny,
/// extras that are no properties, and where one match ends and another of the same players goes on.
[[nodiscard]] Census sgf_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
