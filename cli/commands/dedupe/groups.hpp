#pragma once

#include "model/match.hpp"
#include "model/match_fingerprint.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// How much a record says of its match. The larger says more: what comes first in the list decides.
struct MatchInformation {
    std::size_t analyses = 0;  ///< Of rolls and of cube decisions.
    std::size_t rollouts = 0;  ///< Evaluations among them that were rolled out.
    /// Names, ratings, event, round, place, date, time, annotator, comments, marks and luck.
    std::size_t words = 0;
    std::size_t turns = 0;
    friend auto operator<=>(const MatchInformation&, const MatchInformation&) = default;
};

/// What is remembered of one match, so that a hundred thousand of them fit in memory.
struct FoundMatch {
    std::optional<MatchFingerprint> fingerprint = {};
    MatchCourse course = {};
    MatchInformation information = {};
    std::string title = {};  ///< "Al - Bo, 7 points, 5 games".
    std::size_t input = 0;   ///< Index.
    std::size_t number = 1;  ///< Of the match in its file.
    bool alone = true;       ///< The only match of its file.
};

/// Records of one match, the best of them marked.
struct MatchGroup {
    /// True of a record that ends earlier or begins later than the match does.
    [[nodiscard]] bool is_part(const FoundMatch& record) const
    {
        return record.fingerprint != best->fingerprint;
    }

    std::vector<const FoundMatch*> records = {};
    const FoundMatch* best = nullptr;
};

/// The groups in the order of their first records, and these in the order of `all`. A record of a part of a
/// match is in the group of the whole.
[[nodiscard]] std::vector<MatchGroup> groups_of(const std::vector<const FoundMatch*>& all);

}  // namespace gammonkit::cli
