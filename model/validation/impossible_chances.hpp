#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit {

/// Takes out of every analysis the chances that are none, such as 3 or -0.5, and says so at its turn or
/// position. The rest of the analysis stays.
void take_out_impossible_chances(Collection& collection, Reporter& reporter);

}  // namespace gammonkit
