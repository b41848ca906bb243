#pragma once

#include "decisions/players/player_records.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// By what the matches of a player are put together.
enum class HistoryBy : std::uint8_t { match, month, event, length, opponent };
/// "match", "month" ...
[[nodiscard]] std::string_view to_string(HistoryBy by);

/// A part of a player's history: one match, or all that have something in common.
struct HistoryPart {
    std::string date = {};      ///< Of a match: "2020-05-31"; by month "2020-05"; of an event the first.
                                ///< Empty if not known.
    std::string opponent = {};  ///< Of a match, and by opponent: by the aliases.
    std::string event = {};     ///< Of a match, and by event; may be empty.
    int length = 0;             ///< Of a match, and by length; 0 is a money session.
    const MatchRecord* match = nullptr;  ///< The only one, by match; it belongs to whoever gave it.
    PlayerTotals totals = {};
    Performance so_far = {};  ///< With all parts before; by match and by month.
};

/// What one player did, part by part: by match and by month from the oldest on, without a date last; by
/// event in the order in which the events began; by length from the shortest, money sessions first; by
/// opponent whom he met most first.
struct PlayerHistory {
    std::string player = {};
    std::vector<HistoryPart> parts = {};
};

struct HistorySettings {
    HistoryBy by = HistoryBy::match;
    PlayerAliases aliases = {};
    int least_decisions = kFewDecisions;  ///< Parts with fewer that count are not ranked.
};

/// The history of each player, in the order of their names whatever their case. `records` must outlive it.
[[nodiscard]] std::vector<PlayerHistory> histories_of(std::span<const MatchRecord> records,
                                                      const HistorySettings& settings);

/// A match as one player sees it.
struct SeatedMatch {
    const MatchRecord* record = nullptr;
    Player seat = Player::first;
};
/// The same of one player, with all of his matches.
[[nodiscard]] PlayerHistory history_of(std::string player, std::span<const SeatedMatch> matches,
                                       const HistorySettings& settings);

}  // namespace gammonkit
