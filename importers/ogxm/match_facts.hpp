#pragma once

#include "importers/ogxm/records.hpp"
#include "model/match.hpp"

namespace gammonkit::ogxm {

/// Fills in what a file says of the match as a whole. What has no place in the model becomes extras
/// "ogxm:NAME".
void read_facts(const MatchRecord& record, Match& match);

}  // namespace gammonkit::ogxm
