#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "model/match.hpp"
#include "statistics/statistics.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What an index says of one player in one match.
struct IndexedPlayer {
    std::string name = {};
    int score = 0;
    std::optional<Performance> performance = {};
    std::optional<Amount> error = {};  ///< Lost by all counted decisions.
    std::optional<Amount> luck = {};
};

/// One line of an index.
struct IndexedMatch {
    std::string kind = {};  ///< "7-point match".
    std::string event = {};
    std::string date = {};
    bool is_money = false;
    std::optional<Player> winner = {};  ///< Of a match that is over.
    ByPlayer<IndexedPlayer> players = {};
};

[[nodiscard]] IndexedMatch indexed(const Match& match, const MatchEquityTable& table);

/// A page that links to reports, in the order of their paths, with a table of the players of all matches.
/// `reports`: the path of each report, from the folder of the index, and its matches.
[[nodiscard]] std::string write_index(const std::map<std::string, std::vector<IndexedMatch>>& reports);

}  // namespace gammonkit
