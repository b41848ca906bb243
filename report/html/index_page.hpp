#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/players/player_records.hpp"
#include "model/match.hpp"

#include <map>
#include <string>
#include <vector>

namespace gammonkit {

/// One line of an index.
struct IndexedMatch {
    std::string kind = {};  ///< "7-point match".
    MatchRecord record = {};
};

[[nodiscard]] IndexedMatch indexed(const Match& match, const MatchEquityTable& table);

/// How the players of an index are added up.
struct IndexSettings {
    PlayerAliases aliases = {};
    int least_decisions = kFewDecisions;
};

/// A page that links to reports, in the order of their paths, with a table of the players of all matches, in
/// which each match counts once. `reports`: the path of each report, from the folder of the index, and its
/// matches.
[[nodiscard]] std::string write_index(const std::map<std::string, std::vector<IndexedMatch>>& reports,
                                      const IndexSettings& settings = {});

}  // namespace gammonkit
