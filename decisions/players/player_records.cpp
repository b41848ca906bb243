#include "decisions/players/player_records.hpp"

#include "decisions/statistics/rating_interval.hpp"
#include "model/match_fingerprint.hpp"
#include "model/replay.hpp"
#include "support/fold_case.hpp"
#include "support/names/person_names.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace gammonkit {
namespace {

PlayerPart part_of(const Match& match, const MatchStatistics& statistics, Player player)
{
    const PlayerStatistics& numbers = statistics.match.players[player];
    PlayerPart part{.name = match.players[player].name, .performance = numbers.performance};
    if (!match.games.empty()) part.score = score_after(match, match.games.size() - 1)[player];
    // Who was only doubled, by an opponent whose decisions were judged, has lost nobody knows what by plays.
    const bool knows_plays = numbers.checker || numbers.moves == 0;
    const std::optional<Rate> overall = numbers.overall();
    if (overall && knows_plays) part.error = overall->error;
    if (numbers.luck) part.luck = numbers.luck->total;
    return part;
}

std::optional<Player> winner_of(const MatchRecord& record)
{
    if (record.length == 0) return std::nullopt;
    for (const Player player : kPlayers) {
        if (record.players[player].score >= record.length) return player;
    }
    return std::nullopt;
}

/// Unknown comes before all.
std::tuple<double, double> known(const std::optional<Amount>& amount)
{
    constexpr double kUnknown = -HUGE_VAL;
    return amount ? std::tuple(amount->normalized, amount->absolute) : std::tuple(kUnknown, kUnknown);
}

/// All that a record says of one player, to put records in order.
auto values_of(const PlayerPart& part)
{
    return std::tuple(std::string_view(part.name), part.score, part.performance.decisions,
                      part.performance.error, known(part.error), known(part.luck));
}

auto values_of(const MatchRecord& record)
{
    return std::tuple(std::string_view(record.fingerprint), std::string_view(record.date),
                      std::string_view(record.event), record.length, values_of(record.players.first),
                      values_of(record.players.second));
}

/// Sums of numbers depend on their order in the last digits.
std::vector<const MatchRecord*> in_order(std::span<const MatchRecord> records)
{
    std::vector<const MatchRecord*> all;
    for (const MatchRecord& record : records)
        all.push_back(&record);
    std::ranges::stable_sort(all,
                             [](const MatchRecord* a, const MatchRecord* b) { return comes_before(*a, *b); });
    return all;
}

/// How often a player is called so.
using Spellings = std::map<std::string, int>;

/// Of equally common ones the last: "Ann" rather than "ANN".
std::string most_common(const Spellings& spellings)
{
    return std::ranges::max_element(spellings,
                                    [](const auto& a, const auto& b) {
                                        return std::tie(a.second, a.first) < std::tie(b.second, b.first);
                                    })
        ->first;
}

void add(std::optional<double>& sum, double amount)
{
    sum = sum.value_or(0) + amount;
}

void add_luck_adjusted(PlayerTotals& totals, const MatchRecord& record, Player player)
{
    const std::optional<double> result = luck_adjusted_result(record, player);
    if (!result) return;
    if (record.length == 0) return add(totals.luck_adjusted_points, *result);
    ++totals.luck_adjusted_matches;
    add(totals.luck_adjusted_won, 0.5 + *result);
}

}  // namespace

MatchRecord record_of(const Match& match, const MatchEquityTable& table)
{
    const MatchStatistics statistics = summary_of(match, table, {.dice = false});
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(match);
    MatchRecord record{
        .fingerprint = fingerprint ? to_string(*fingerprint) : "",
        .length = match.rules.length,
        .event = match.event,
        .date = match.date ? to_string(*match.date) : "",
        .players = {part_of(match, statistics, Player::first), part_of(match, statistics, Player::second)}};
    record.winner = winner_of(record);
    return record;
}

bool comes_before(const MatchRecord& a, const MatchRecord& b)
{
    return values_of(a) < values_of(b);
}

bool is_better(const MatchRecord& copy, const MatchRecord& kept)
{
    if (copy.decisions() != kept.decisions()) return copy.decisions() > kept.decisions();
    return comes_before(copy, kept);
}

std::optional<double> luck_adjusted_result(const MatchRecord& record, Player player)
{
    const PlayerPart& own = record.players[player];
    const PlayerPart& other = record.players[opponent(player)];
    const bool is_money = record.length == 0;
    if (!own.luck || !other.luck || (!is_money && !record.winner)) return std::nullopt;
    const double won = record.winner == player ? 0.5 : -0.5;
    return (is_money ? own.score - other.score : won) - own.luck->absolute + other.luck->absolute;
}

std::optional<double> unexplained(const MatchRecord& record)
{
    const std::optional<double> adjusted = luck_adjusted_result(record, Player::first);
    const auto& [first, second] = record.players;
    if (record.length == 0 || !adjusted || !first.error || !second.error) return std::nullopt;
    return std::abs(*adjusted - (second.error->absolute - first.error->absolute));
}

void add_match(PlayerTotals& totals, const MatchRecord& record, Player player)
{
    const PlayerPart& part = record.players[player];
    const bool is_money = record.length == 0;
    ++totals.matches;
    totals.won += record.winner == player ? 1 : 0;
    totals.lost += record.winner == opponent(player) ? 1 : 0;
    totals.points += part.score;
    totals.opponents_points += record.players[opponent(player)].score;
    totals.analyzed += part.error ? 1 : 0;
    totals.performance += part.performance;
    if (part.error) {
        add(totals.error_emg, part.error->normalized);
        add(is_money ? totals.error_points : totals.error_mwc, part.error->absolute);
    }
    if (part.luck) {
        add(totals.luck_emg, part.luck->normalized);
        add(is_money ? totals.luck_points : totals.luck_mwc, part.luck->absolute);
    }
    add_luck_adjusted(totals, record, player);
}

std::vector<std::size_t> indexes_without_copies(std::span<const MatchRecord* const> records)
{
    std::vector<std::size_t> kept;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const std::string& fingerprint = records[i]->fingerprint;
        const auto [place, is_new] =
            fingerprint.empty() ? std::pair(places.end(), true) : places.emplace(fingerprint, kept.size());
        if (is_new) {
            kept.push_back(i);
        } else if (is_better(*records[i], *records[kept[place->second]])) {
            kept[place->second] = i;
        }
    }
    return kept;
}

std::vector<MatchRecord> without_copies(std::vector<MatchRecord> records)
{
    std::vector<const MatchRecord*> all;
    for (const MatchRecord& record : records)
        all.push_back(&record);
    std::vector<MatchRecord> kept;
    for (const std::size_t index : indexes_without_copies(all))
        kept.push_back(std::move(records[index]));
    return kept;
}

std::vector<PlayerTotals> totals_of(std::span<const MatchRecord> records, const PlayerAliases& aliases,
                                    int least)
{
    std::map<std::string, std::pair<PlayerTotals, Spellings>> by_name;
    for (const MatchRecord* record : in_order(records)) {
        for (const Player player : kPlayers) {
            const std::string name = aliases.name_of(record->players[player].name);
            if (name.empty()) continue;
            auto& [totals, spellings] = by_name[aliases.key_of(name)];
            ++spellings[name];
            add_match(totals, *record, player);
        }
    }
    std::vector<PlayerTotals> all;
    for (auto& [key, of_player] : by_name) {
        auto& [totals, spellings] = of_player;
        totals.name = most_common(spellings);
        totals.is_ranked = totals.performance.decisions >= least;
        all.push_back(std::move(totals));
    }
    std::ranges::stable_sort(all, {}, [](const PlayerTotals& totals) {
        return std::tuple(!totals.is_ranked, totals.performance.rating().value_or(HUGE_VAL),
                          folded(totals.name));
    });
    return all;
}

std::tuple<int, int, std::int64_t> by_results(const PlayerTotals& totals)
{
    return {-totals.won, totals.lost, totals.opponents_points - totals.points};
}

void sort_standings(std::vector<PlayerTotals>& players, StandingsOrder order)
{
    const auto sort_by = [&](auto key) { std::ranges::stable_sort(players, {}, key); };
    switch (order) {
    case StandingsOrder::pr:
        break;
    case StandingsOrder::won:
        return sort_by(by_results);
    case StandingsOrder::matches:
        return sort_by([](const PlayerTotals& totals) { return -totals.matches; });
    case StandingsOrder::luck:
        return sort_by([](const PlayerTotals& totals) { return -totals.luck_emg.value_or(-HUGE_VAL); });
    case StandingsOrder::sure:
        return sort_by([](const PlayerTotals& totals) {
            const std::optional<Interval> interval = rating_interval(totals.performance);
            return interval ? interval->high : HUGE_VAL;
        });
    case StandingsOrder::name:
        return sort_by([](const PlayerTotals& totals) { return plain_letters(totals.name); });
    }
}

}  // namespace gammonkit
