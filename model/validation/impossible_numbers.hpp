#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit {

/// Takes out each match and position whose record states what no game has, and says so: a length, a score or
/// points below 0 or above kMostPoints, or a number of a game above kLargestNumber. All sums that anything
/// makes of the rest fit.
void take_out_impossible_numbers(Collection& collection, Reporter& reporter);

/// Takes out of every analysis the chances that are none, such as 3 or -0.5, and says so at its turn or
/// position. The rest of the analysis stays.
void take_out_impossible_chances(Collection& collection, Reporter& reporter);

}  // namespace gammonkit
