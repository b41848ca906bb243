#include "report/statistics/performance_map.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

namespace gammonkit {
namespace {

/// Points that somebody needs; the Crawford game comes before the games after it.
using Need = std::pair<int, bool>;

Need need(int away, bool crawford_game)
{
    return {away, away != 1 || !crawford_game};
}

std::string name_of(const Need& need)
{
    return need.second ? std::to_string(need.first) : "Cr";
}

std::string called(const std::string& name, Player player)
{
    if (!name.empty()) return name;
    return player == Player::first ? "first player" : "second player";
}

}  // namespace

std::optional<PerformanceMap> performance_map(const MatchStatistics& statistics, Player player)
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
    PerformanceMap map{.title = fmt::format("PR of {0} by score (rows: {0} away, columns: {1} away)",
                                            called(statistics.names[player], player),
                                            called(statistics.names[opponent(player)], opponent(player)))};
    for (const Need& column : columns)
        map.columns.push_back(name_of(column));
    for (const Need& own : rows) {
        PerformanceMap::Row row{.name = name_of(own)};
        for (const Need& other : columns) {
            const auto found = known.find({own, other});
            row.cells.push_back(found == known.end() ? std::nullopt : std::optional(found->second));
        }
        map.rows.push_back(std::move(row));
    }
    return map;
}

std::string performance_text(const std::optional<Performance>& performance)
{
    const std::optional<double> rating = performance ? performance->rating() : std::nullopt;
    return rating ? fmt::format("{:.2f} ({})", *rating, performance->decisions) : "";
}

std::string map_text(const PerformanceMap& map)
{
    const auto line = [](const std::string& name, const std::vector<std::string>& cells) {
        std::string text = fmt::format("  {:<4}", name);
        for (const std::string& cell : cells)
            text += fmt::format("{:<13}", cell);
        return std::string(trimmed_right(text)) + "\n";
    };
    std::string text = printable(map.title) + "\n" + line("", map.columns);
    for (const PerformanceMap::Row& row : map.rows) {
        std::vector<std::string> cells;
        for (const std::optional<Performance>& cell : row.cells)
            cells.push_back(performance_text(cell));
        text += line(row.name, cells);
    }
    return text;
}

}  // namespace gammonkit
