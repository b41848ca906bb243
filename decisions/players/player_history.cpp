#include "decisions/players/player_history.hpp"

#include "support/fold_case.hpp"
#include "support/languages/translator.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 5> kNames = {"match"_say, "month"_say, "event"_say, "length"_say,
                                                    "opponent"_say};
constexpr std::size_t kLettersOfMonth = 7;  ///< "2020-05".

/// What parts are sorted by, and what makes two matches one part.
using Key = std::tuple<int, std::string, std::size_t>;

/// What has no date comes last.
Key by_date(const std::string& date, std::size_t number)
{
    return {date.empty() ? 1 : 0, date, number};
}

const std::string& opponent_in(const SeatedMatch& match)
{
    return match.record->players[opponent(match.seat)].name;
}

Key key_of(const SeatedMatch& match, std::size_t number, const PlayerAliases& aliases, HistoryBy by)
{
    const MatchRecord& record = *match.record;
    switch (by) {
    case HistoryBy::match:
        return by_date(record.date, number);
    case HistoryBy::month:
        return by_date(record.date.substr(0, kLettersOfMonth), 0);
    case HistoryBy::event:
        return {0, folded(record.event), 0};
    case HistoryBy::length:
        return {record.length, "", 0};
    case HistoryBy::opponent:
        break;
    }
    return {0, aliases.key_of(opponent_in(match)), 0};
}

HistoryPart part_of(const SeatedMatch& match, const PlayerAliases& aliases, HistoryBy by)
{
    const MatchRecord& record = *match.record;
    HistoryPart part;
    const bool is_match = by == HistoryBy::match;
    if (is_match) part.match = &record;
    if (is_match) part.date = record.date;
    if (by == HistoryBy::month) part.date = record.date.substr(0, kLettersOfMonth);
    if (is_match || by == HistoryBy::event) part.event = record.event;
    if (is_match || by == HistoryBy::length) part.length = record.length;
    if (is_match || by == HistoryBy::opponent) part.opponent = aliases.name_of(opponent_in(match));
    return part;
}

/// Events in the order in which they began, opponents by how often they were met, then by name.
void sort_parts(std::vector<std::pair<Key, HistoryPart>>& parts, HistoryBy by)
{
    if (by == HistoryBy::event)
        std::ranges::stable_sort(parts, {}, [](const auto& part) { return by_date(part.second.date, 0); });
    if (by == HistoryBy::opponent)
        std::ranges::stable_sort(parts, {}, [](const auto& part) {
            return std::pair(-part.second.totals.matches, folded(part.second.opponent));
        });
}

void add_up(std::vector<HistoryPart>& parts, int least)
{
    Performance so_far;
    for (HistoryPart& part : parts) {
        part.so_far = so_far += part.totals.performance;
        part.totals.is_ranked = part.totals.performance.decisions >= least;
    }
}

/// The earlier of two dates, one of which may not be known.
void keep_earlier(std::string& date, const std::string& other)
{
    if (date.empty() || (!other.empty() && other < date)) date = other;
}

}  // namespace

std::string_view to_string(HistoryBy by)
{
    return kNames[static_cast<std::size_t>(by)];
}

PlayerHistory history_of(std::string player, std::span<const SeatedMatch> matches,
                         const HistorySettings& settings)
{
    const auto& [by, aliases, least] = settings;
    std::map<Key, HistoryPart> by_key;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto [place, is_new] =
            by_key.try_emplace(key_of(matches[i], i, aliases, by), part_of(matches[i], aliases, by));
        HistoryPart& part = place->second;
        part.totals.name = player;
        if (by == HistoryBy::event) keep_earlier(part.date, matches[i].record->date);
        add_match(part.totals, *matches[i].record, matches[i].seat);
    }
    std::vector<std::pair<Key, HistoryPart>> sorted(by_key.begin(), by_key.end());
    sort_parts(sorted, by);
    PlayerHistory history{.player = std::move(player)};
    for (auto& [key, part] : sorted)
        history.parts.push_back(std::move(part));
    add_up(history.parts, least);
    return history;
}

std::vector<PlayerHistory> histories_of(std::span<const MatchRecord> records, const HistorySettings& settings)
{
    std::map<std::string, std::pair<std::string, std::vector<SeatedMatch>>> players;
    for (const MatchRecord& record : records) {
        for (const Player seat : kPlayers) {
            const std::string name = settings.aliases.name_of(record.players[seat].name);
            if (name.empty()) continue;
            auto& [shown, matches] =
                players.try_emplace(settings.aliases.key_of(name), name, std::vector<SeatedMatch>{})
                    .first->second;
            matches.push_back({&record, seat});
        }
    }
    std::vector<PlayerHistory> histories;
    for (auto& [key, player] : players)
        histories.push_back(history_of(std::move(player.first), player.second, settings));
    std::ranges::stable_sort(histories, {},
                             [](const PlayerHistory& history) { return folded(history.player); });
    return histories;
}

}  // namespace gammonkit
