#pragma once

#include "importers/tmg/file_parts.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::tmg {

/// Fills in what stands above the games of a match: players, date and rules. What the model has no place for
/// becomes extras "tmg:KEY".
void read_header(const MatchLines& lines, const SourceText& source, Match& match, Reporter& reporter);

}  // namespace gammonkit::tmg
