#pragma once

#include "decisions/statistics/statistics.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
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

/// One reason why a decision was wrong. docs/reasons.md tells what is counted and measured.
struct ErrorReason {
    std::string kind;      ///< "shots", "market" ...
    std::string sentence;  ///< In English: "Rolls that hit: 17 of 36; after the best play, 11."
    friend bool operator==(const ErrorReason&, const ErrorReason&) = default;
};

/// Why decisions of a match, as `statistics` or `find_decisions` gives them, were wrong: for each its
/// reasons, at most three, the most telling first, and none of those that cost less than 0.02 EMG.
[[nodiscard]] std::vector<std::vector<ErrorReason>> reasons(const Match& match,
                                                            std::span<const DecisionError> decisions);

}  // namespace gammonkit
