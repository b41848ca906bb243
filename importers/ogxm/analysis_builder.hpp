#pragma once

#include "importers/ogxm/sections.hpp"
#include "model/match.hpp"

namespace gammonkit::ogxm {

/// Adds a decision to the turn that it judges. False if there is no place for it: judgements of answers to a
/// double, which repeat those of the double, and of resignations.
bool add_decision(const Decision& decision, const AnalysisHead& head, bool is_money, Turn& turn);

/// True if we know what the numbers of an analysis mean.
[[nodiscard]] bool knows_currency(const AnalysisHead& head);

}  // namespace gammonkit::ogxm
