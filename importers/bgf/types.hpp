#pragma once

#include "importers/bgf/values.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::bgf {

/// Tells every value that is read and is of a type that its member cannot have: it counts as missing. A game
/// or a list of moves that is lost with it is an error, anything else a warning.
void check_types(const Json& document, Reporter& reporter);

}  // namespace gammonkit::bgf
