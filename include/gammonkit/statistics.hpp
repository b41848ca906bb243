#pragma once

#include "decisions/statistics/statistics.hpp"
#include "support/result.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// Adds up the analyses of a match: errors, luck, ratings. Values are converted by the match
/// equity table that the analyses were made with. What cannot be known is empty.
[[nodiscard]] MatchStatistics statistics(const Match& match);

/// The decisions of a match that satisfy a filter such as "blunder & cube", in the order of the record.
/// docs/filters.md describes the language; `me` is the name that the word `me` stands for. Fails with code
/// "filter" if it cannot be understood.
[[nodiscard]] Result<std::vector<DecisionError>> find_decisions(const Match& match, std::string_view filter,
                                                                std::string_view me = {});

}  // namespace gammonkit
