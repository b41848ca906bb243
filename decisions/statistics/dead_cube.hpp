#pragma once

#include "model/decisions/decision.hpp"

namespace gammonkit {

/// True if a double that was not made would have been of no use: the cube as it stands wins the match. There
/// was nothing to decide then, though the rules allow it.
[[nodiscard]] bool is_dead_cube(const Decision& decision);

}  // namespace gammonkit
