#pragma once

#include "analysis/filter/find.hpp"
#include "analysis/players/player_records.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace gammonkit {

/// A match as the database takes it: what several threads can make ready at once.
struct StoredMatch {
    MatchRecord record = {};
    std::string round = {};
    std::string place = {};
    std::string annotator = {};
    /// The values of rows, "1, 'play', NULL": behind the numbers that only the database gives.
    std::vector<std::string> games = {};
    std::vector<std::string> decisions = {};
    std::vector<std::string> analyses = {};
    std::set<std::string> positions = {};
    std::string signature = {};  ///< Of the analyses: the same of copies, empty if there are none.
    /// Which decisions there are, whatever is said of them: other analyses stand beside if it is the same.
    std::string shape = {};
    bool is_beside = false;  ///< The facts are those of a better analysis, which is put in before.
};

/// The values of the analyses should stand in both units (see `state_in_both_units`), as for `find`.
[[nodiscard]] StoredMatch stored_match(const Match& match, const FindSettings& settings);

}  // namespace gammonkit
