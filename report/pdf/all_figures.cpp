#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kSize = 8;
constexpr double kSmallSize = 6.2;     ///< Of the figures of games.
constexpr std::size_t kMostGames = 8;  ///< Side by side.
constexpr double kForNames = 112;

/// Whole on a page, as far as it is short.
void reserve_for(Flow& flow, const AnalysisTable& table)
{
    flow.reserve(leading(kSize) * static_cast<double>(std::min<std::size_t>(table.rows.size() + 2, 9)));
}

void add_map(Flow& flow, const PerformanceMap& map, const Translator& words)
{
    const AnalysisTable table = table_of(map, words);
    reserve_for(flow, table);
    flow.line(map.title, {.color = kInk, .size = kSize, .bold = true});
    add_table(flow, table, {.size = kSize});
    flow.skip(7);
}

/// Some games, side by side.
struct Games {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// As many as fit, and about as many each time.
std::vector<Games> split_evenly(std::size_t games)
{
    const std::size_t parts = (games + kMostGames - 1) / kMostGames;
    std::vector<Games> result;
    for (std::size_t i = 0; i < parts; ++i)
        result.push_back({i * games / parts, (i + 1) * games / parts});
    return result;
}

/// The cells of a figure; what stands in brackets goes into a row of its own below, or one would be too wide.
void add_rows(AnalysisTable& table, const GamesRow& row, Games shown, Player player)
{
    std::vector<std::string> cells{row.name};
    std::vector<std::string> below{""};
    for (std::size_t i = shown.begin; i < shown.end; ++i) {
        const std::string& cell = row.cells[i][player];
        const std::size_t bracket = std::min(cell.find(" ("), cell.size());
        cells.push_back(cell.substr(0, bracket));
        below.push_back(bracket == cell.size() ? "" : cell.substr(bracket + 1));
    }
    const bool has_below = std::ranges::any_of(below, [](const std::string& cell) { return !cell.empty(); });
    table.rows.push_back(std::move(cells));
    if (has_below) table.rows.push_back(std::move(below));
}

AnalysisTable table_of(const GamesSection& section, const std::vector<GameFigures>& games, Games shown,
                       Player player)
{
    AnalysisTable table{.head = {section.title}, .figures = {false}};
    for (std::size_t i = shown.begin; i < shown.end; ++i) {
        table.head.push_back(games[i].score);
        table.figures.push_back(true);
    }
    for (const GamesRow& row : section.rows)
        add_rows(table, row, shown, player);
    return table;
}

std::vector<GameBars> bars_of(const MatchReport& report)
{
    const Translator& words = report.words;
    const auto amount = [&](const Amount& of) {
        return report.match->rules.is_money() ? of.normalized : of.absolute;
    };
    std::vector<GameBars> bars{{words.say("Performance rating (PR)"), {}},
                               {words.say("Lost by errors"), {}},
                               {words.say("Luck"), {}}};
    for (const SpanStatistics& game : report.statistics.games) {
        for (GameBars& chart : bars)
            chart.values.emplace_back();
        for (const Player player : kPlayers) {
            const PlayerStatistics& of = game.players[player];
            bars[0].values.back()[player] = of.performance.rating();
            if (const std::optional<Rate> all = of.overall())
                bars[1].values.back()[player] = amount(all->error);
            if (of.luck) bars[2].values.back()[player] = amount(of.luck->total);
        }
    }
    return bars;
}

/// What each player did in each game: charts of what one asks for first, then all figures in tables.
void add_games(Flow& flow, const MatchReport& report, const std::vector<GameFigures>& games)
{
    const std::string title = report.words.say("Figures of the games");
    flow.skip(6);
    flow.reserve(220);
    flow.bookmark(title, 1);
    flow.heading(title, 11);
    const ByPlayer<PlayerInfo> names = short_names(report);
    add_bars(flow, bars_of(report),
             {name_of(names, Player::first, report.words), name_of(names, Player::second, report.words)});
    for (const Games shown : split_evenly(games.size())) {
        const auto columns = static_cast<double>(std::min(games.size(), kMostGames));
        for (const Player player : kPlayers) {
            flow.heading(name_of(names, player, report.words), 9, 110);
            for (const GamesSection& section : side_by_side(report, games, player)) {
                const AnalysisTable table = table_of(section, games, shown, player);
                reserve_for(flow, table);
                add_table(flow, table,
                          {.size = kSmallSize,
                           .gap = 4,
                           .widths = {kForNames, (flow.width() - kForNames) / columns}});
                flow.skip(2);
            }
        }
    }
}

}  // namespace

void add_statistics_table(Flow& flow, const StatisticsSection& section, const MatchReport& report,
                          const TableStyle& style)
{
    AnalysisTable table = table_of(section, report);
    const ByPlayer<PlayerInfo> names = short_names(report);
    for (const Player player : kPlayers)
        table.head[player == Player::first ? 1 : 2] = name_of(names, player, report.words);
    reserve_for(flow, table);
    add_table(flow, table, style);
    flow.skip(7);
}

void add_all_figures(Flow& flow, const MatchReport& report)
{
    if (report.detail != StatisticsDetail::full) return;
    const std::vector<StatisticsSection> sections = all_statistics(report);
    if (sections.empty()) return;
    flow.begin_page();
    flow.bookmark(report.words.say("All figures"), 1);
    flow.heading(report.words.say("All figures"), 11);
    for (const StatisticsSection& section : sections)
        add_statistics_table(flow, section, report, {.size = kSize, .stretched = true});
    for (const PerformanceMap& map : shown_maps(report))
        add_map(flow, map, report.words);
    if (const std::vector<GameFigures> games = shown_games(report); !games.empty())
        add_games(flow, report, games);
}

}  // namespace gammonkit::pdf
