#pragma once

#include "model/match.hpp"

#include <set>
#include <string>
#include <string_view>

namespace gammonkit {

/// The keys of all that a collection holds and only one format knows ("sgf:GS"), but for those of the format
/// `own`: what `census` counts as Feature::extras.
[[nodiscard]] std::set<std::string> extra_keys(const Collection& collection, std::string_view own);

/// The keys of extras that sum up the analysis in a record, and are wrong beside another one: the statistics
/// of GNU Backgammon, which counts anew where it finds none.
inline constexpr std::string_view kExtrasOfAnalysis[] = {"sgf:GS"};

}  // namespace gammonkit
