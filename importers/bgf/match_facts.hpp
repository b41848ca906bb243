#pragma once

#include "importers/bgf/values.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::bgf {

/// Fills in what the document says of the match as a whole: players, rules, event, place and date. Whatever
/// else it says becomes extras "bgf:NAME", as JSON.
void read_facts(const Json* document, Match& match, Reporter& reporter);

}  // namespace gammonkit::bgf
