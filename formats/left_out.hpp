#pragma once

#include "formats/feature.hpp"
#include "model/transform/leave_out.hpp"

namespace gammonkit {

/// `leave_out`, and with it the extras that tell the same: statistics, equities and rollouts of a format
/// where all analyses are left out, comments with their fonts where comments are.
void leave_out_with_extras(Collection& collection, const LeftOut& parts);

/// The same; gives what it took out.
[[nodiscard]] Census take_out(Collection& collection, const LeftOut& parts);

}  // namespace gammonkit
