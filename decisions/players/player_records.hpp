#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/players/player_aliases.hpp"
#include "decisions/statistics/statistics.hpp"
#include "model/match.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace gammonkit {

/// What records of players keep of one player in one match. What no analysis says is empty.
struct PlayerPart {
    std::string name = {};         ///< As written; may be empty.
    int score = 0;                 ///< After the last game of the record.
    Performance performance = {};  ///< No decisions if nothing is analyzed.
    std::optional<Amount> error =
        {};  ///< Lost by checker play and cube together; empty if no play is judged.
    std::optional<Amount> luck = {};
};

/// What they keep of one match, or money session.
struct MatchRecord {
    std::string fingerprint = {};  ///< Empty where no board ever changes.
    int length = 0;                ///< 0: a money session.
    std::string event = {};
    std::string date = {};              ///< "2020-05-31", or empty.
    std::optional<Player> winner = {};  ///< Of a match that is over.
    ByPlayer<PlayerPart> players = {};

    /// How many decisions count in ratings: of two records of one match, that with more says more.
    [[nodiscard]] int decisions() const
    {
        return players.first.performance.decisions + players.second.performance.decisions;
    }
};
[[nodiscard]] MatchRecord record_of(const Match& match, const MatchEquityTable& table);

/// The figure luck_adjusted_result, seen by the player, of a match that is over or a money session: the
/// result without the player's luck, and with that of the opponent. Chances to win over 1/2, or points.
/// Nothing where the luck of either is not known.
[[nodiscard]] std::optional<double> luck_adjusted_result(const MatchRecord& record, Player player);

/// What errors and luck leave unexplained of the result of a match that is over, as a chance to win it: never
/// negative. Nothing where they are not known of both players.
[[nodiscard]] std::optional<double> unexplained(const MatchRecord& record);

/// An order of records that does not depend on where they stood: copies of a match follow each other.
[[nodiscard]] bool comes_before(const MatchRecord& a, const MatchRecord& b);
/// Whether a copy of a match is rather kept than another: the one that says more, or of equally good ones the
/// one that comes before.
[[nodiscard]] bool is_better(const MatchRecord& copy, const MatchRecord& kept);

/// Each match once: of records with one fingerprint the one that says most, of equals that which comes before
/// the others, at the place of the first.
[[nodiscard]] std::vector<MatchRecord> without_copies(std::vector<MatchRecord> records);
/// The same as the indexes of the records that are kept.
[[nodiscard]] std::vector<std::size_t> indexes_without_copies(std::span<const MatchRecord* const> records);

/// What a player did in all of his matches. What nothing is known of is empty, and no zero.
struct PlayerTotals {
    std::string name = {};
    int matches = 0;  ///< Money sessions included.
    int won = 0;      ///< Matches that are over.
    int lost = 0;
    std::int64_t points = 0;  ///< Made in all matches.
    std::int64_t opponents_points = 0;
    int analyzed = 0;  ///< Matches of which an analysis judges plays of this player.
    Performance performance = {};
    std::optional<double> error_emg = {};
    std::optional<double> error_mwc = {};     ///< Chances lost, in matches: 0.5 is half a match.
    std::optional<double> error_points = {};  ///< Lost in money sessions.
    std::optional<double> luck_emg = {};
    std::optional<double> luck_mwc = {};
    std::optional<double> luck_points = {};
    int luck_adjusted_matches = 0;                    ///< Matches that are over, with the luck of both.
    std::optional<double> luck_adjusted_won = {};     ///< So many of them with average dice.
    std::optional<double> luck_adjusted_points = {};  ///< The same of the points made in money sessions.
    bool is_ranked = true;  ///< Enough decisions count for the performance to tell something.

    /// The matches won with average dice. Nothing where that cannot be: less than none, or more than all.
    [[nodiscard]] std::optional<double> possibly_won() const
    {
        const double sum = luck_adjusted_won.value_or(-1);
        return sum >= 0 && sum <= luck_adjusted_matches ? std::optional(sum) : std::nullopt;
    }
};

/// Adds what a player did in one more match.
void add_match(PlayerTotals& totals, const MatchRecord& record, Player player);

/// A performance of fewer decisions tells next to nothing.
inline constexpr int kFewDecisions = 20;

/// All players of some matches: the best performance first, then those of whom fewer than `least` decisions
/// count, then those of whom none does; of equals, by name. Names are the same by
/// `PlayerAliases::key_of`; an empty one is nobody's. A player is called as in most records. The order of the
/// records does not matter.
[[nodiscard]] std::vector<PlayerTotals> totals_of(std::span<const MatchRecord> records,
                                                  const PlayerAliases& aliases, int least = kFewDecisions);

/// What events are decided by: more matches won, fewer lost, then points. The smaller is the better.
[[nodiscard]] std::tuple<int, int, std::int64_t> by_results(const PlayerTotals& totals);

/// By what standings are sorted: the performance, as `totals_of` does; matches won and then points, as events
/// are decided; matches; luck, the luckiest first; names; the upper end of the performance's interval, so
/// that who has surely played well comes first, and who has none last.
enum class StandingsOrder : std::uint8_t { pr, won, matches, luck, name, sure };

/// Of equals, those stay first that were.
void sort_standings(std::vector<PlayerTotals>& players, StandingsOrder order);

}  // namespace gammonkit
