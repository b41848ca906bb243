#pragma once

#include "analysis/filter/find.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// What a filter has found, as an object in one line: docs/filters.md is about it, csv.md about "row".
/// `place` says where in the file it is: "g2-17", "position 3".
[[nodiscard]] std::string found_decision_json(const FoundDecision& found, std::string_view file,
                                              std::string_view place);

}  // namespace gammonkit
