#pragma once

#include "formats/match_information.hpp"
#include "model/match_fingerprint.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

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
