#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// How deep variations may nest in dump and json. No real record comes near; a hostile one must not exhaust
/// the stack.
inline constexpr int kDeepestNesting = 64;

/// True if no variation of the collection lies deeper than `kDeepestNesting`.
[[nodiscard]] bool nesting_is_sane(const Collection& collection);

}  // namespace gammonkit
