#pragma once

#include "analysis/bearoff/one_sided.hpp"

namespace gammonkit::bearoff {

/// Builds the table of exact money equities with up to `checkers` checkers a side on up to `points` points:
/// without the cube, with the cube of the player on roll, with a centered cube, with the opponent's. The
/// bytes are those of GNU Backgammon's file (`makebearoff -t`). Empty if `progress` stopped it.
[[nodiscard]] std::string build_two_sided(int points, int checkers, const Progress& progress = {});

}  // namespace gammonkit::bearoff
