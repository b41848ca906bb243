#pragma once

#include "formats/xg/records/document.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::xg {

/// Puts what the records hold and the model does not into the extras of what they belong to: it is what a
/// writer would otherwise write differently.
void keep_differences(const Document& document, Match& match, Reporter& reporter);
void keep_differences(const Document& document, PositionRecord& position, PositionRecord* rolled);

}  // namespace gammonkit::xg
