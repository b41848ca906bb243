#pragma once

#include "decisions/filter/find.hpp"
#include "decisions/players/player_records.hpp"
#include "support/sql/sql_database.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The newest form of the database that is understood; docs/databases.md tells it.
inline constexpr int kPlayersSchema = 4;

/// A match as the database takes it: what several threads can make ready at once.
struct StoredMatch {
    MatchRecord record = {};
    std::string round = {};
    std::string place = {};
    std::string annotator = {};
    /// Rows without the numbers in front that only the database gives.
    std::vector<SqlRow> games = {};
    std::vector<SqlRow> decisions = {};
    std::vector<SqlRow> analyses = {};
    std::vector<SqlRow> positions = {};
    std::string signature = {};  ///< Of the analyses: the same of copies, empty if there are none.
    /// Which decisions there are, whatever is said of them: other analyses stand beside if it is the same.
    std::string shape = {};
    int form = kPlayersSchema;  ///< Of the database that these rows were made for.
    bool is_beside = false;     ///< The facts are those of a better analysis, which is put in before.
};

/// The values of the analyses should stand in both units (see `state_in_both_units`), as for `find`.
[[nodiscard]] StoredMatch stored_match(const Match& match, const FindSettings& settings);

}  // namespace gammonkit
