#pragma once

#include "model/play.hpp"
#include "model/position.hpp"

namespace gammonkit::notation {

/// The same play in the steps that people write, "24/14" for 24/20 20/14: a checker stops where it hits and
/// where it stays.
[[nodiscard]] Play in_written_steps(const Play& play, const Position& position, Player player);

}  // namespace gammonkit::notation
