#pragma once

#include "analysis/evaluate/nets.hpp"

namespace gammonkit {

/// The nets that come with GammonKit; docs/engine.md tells how they were made and how strong they are.
[[nodiscard]] Nets shipped_nets();

}  // namespace gammonkit
