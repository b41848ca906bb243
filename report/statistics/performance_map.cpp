#include "report/statistics/performance_map.hpp"

#include "decisions/statistics/pace.hpp"
#include "model/structure/game_plan.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace gammonkit {
namespace {

/// Points that somebody needs; the Crawford game comes before the games after it.
using Need = std::pair<int, bool>;

Need need(int away, bool crawford_game)
{
    return {away, away != 1 || !crawford_game};
}

std::string name_of(const Need& need, const Translator& words)
{
    return need.second ? std::to_string(need.first) : words.say("Cr");
}

std::string called(const std::string& name, Player player, const Translator& words)
{
    if (!name.empty()) return name;
    return words.say(player == Player::first ? "first player"_say : "second player"_say);
}

/// A row for each of `count` parts that came up, a column for each player.
template <class Name, class Part>
std::optional<PerformanceMap> map_of_both(const MatchStatistics& statistics, std::string title,
                                          std::size_t count, Name name, Part part, const Translator& words)
{
    PerformanceMap map{.title = std::move(title)};
    for (const Player player : kPlayers)
        map.columns.push_back(printable(called(statistics.names[player], player, words)));
    for (std::size_t i = 0; i < count; ++i) {
        PerformanceMap::Row row{.name = words.say(name(i))};
        for (const Player player : kPlayers) {
            const Performance of = part(statistics.match.players[player], i);
            row.cells.push_back(of.decisions > 0 ? std::optional(of) : std::nullopt);
        }
        if (row.cells != decltype(row.cells)(2)) map.rows.push_back(std::move(row));
    }
    return map.rows.empty() ? std::nullopt : std::optional(std::move(map));
}

}  // namespace

std::optional<PerformanceMap> performance_map(const MatchStatistics& statistics, Player player,
                                              const Translator& words)
{
    if (statistics.rules.is_money()) return std::nullopt;
    std::map<std::pair<Need, Need>, Performance> known;
    std::set<Need> rows;
    std::set<Need> columns;
    for (const PerformanceAtScore& score : statistics.match.players[player].by_score) {
        const Need own = need(score.away, score.crawford_game);
        const Need other = need(score.opponent_away, score.crawford_game);
        known[{own, other}] += score.performance;
        rows.insert(own);
        columns.insert(other);
    }
    if (known.size() < 2) return std::nullopt;
    const Player other_player = opponent(player);
    PerformanceMap map{.title = words.say("PR of {0} by score (rows: {0} away, columns: {1} away)",
                                          called(statistics.names[player], player, words),
                                          called(statistics.names[other_player], other_player, words))};
    for (const Need& column : columns)
        map.columns.push_back(name_of(column, words));
    for (const Need& own : rows) {
        PerformanceMap::Row row{.name = name_of(own, words)};
        for (const Need& other : columns) {
            const auto found = known.find({own, other});
            row.cells.push_back(found == known.end() ? std::nullopt : std::optional(found->second));
        }
        map.rows.push_back(std::move(row));
    }
    return map;
}

std::optional<PerformanceMap> plan_map(const MatchStatistics& statistics, const Translator& words)
{
    return map_of_both(
        statistics, words.say("PR by game plan (decisions)"), kGamePlans,
        [](std::size_t i) { return to_string(static_cast<GamePlan>(i)); },
        [](const PlayerStatistics& player, std::size_t i) { return player.with_plan(i); }, words);
}

std::optional<PerformanceMap> pace_map(const MatchStatistics& statistics, const Translator& words)
{
    return map_of_both(
        statistics, words.say("PR by the time taken (decisions)"), kPaces,
        [](std::size_t i) { return to_string(static_cast<Pace>(i)); },
        [](const PlayerStatistics& player, std::size_t i) {
            return i < player.by_pace.size() ? player.by_pace[i].performance : Performance{};
        },
        words);
}

std::string performance_text(const std::optional<Performance>& performance, const Translator& words)
{
    const std::optional<double> rating = performance ? performance->rating() : std::nullopt;
    return rating ? words.numbers(fmt::format("{:.2f} ({})", *rating, performance->decisions)) : "";
}

std::string map_text(const PerformanceMap& map, const Translator& words)
{
    constexpr std::size_t kLeastNames = 4;
    constexpr std::size_t kLeastColumn = 13;
    std::size_t names = kLeastNames;
    for (const PerformanceMap::Row& row : map.rows)
        names = std::max(names, columns_of(row.name) + 1);
    const auto line = [&](const std::string& name, const std::vector<std::string>& cells) {
        std::string text = "  " + in_column(name, names);
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += in_column(cells[i], std::max(kLeastColumn, columns_of(map.columns[i]) + 2));
        return std::string(trimmed_right(text)) + "\n";
    };
    std::string text = printable(map.title) + "\n" + line("", map.columns);
    for (const PerformanceMap::Row& row : map.rows) {
        std::vector<std::string> cells;
        for (const std::optional<Performance>& cell : row.cells)
            cells.push_back(performance_text(cell, words));
        text += line(row.name, cells);
    }
    return text;
}

}  // namespace gammonkit
