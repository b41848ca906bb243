#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kSize = 6.5;
constexpr double kForBars = 250;

/// Whole on a page, as far as it is short.
void reserve_for(Flow& flow, const AnalysisTable& table)
{
    flow.reserve(leading(kSize) * static_cast<double>(std::min<std::size_t>(table.rows.size() + 2, 9)));
}

/// Columns that stand below those of the other tables, or their own where something is too wide for them.
TableStyle style_of(Flow& flow, const AnalysisTable& table)
{
    constexpr double kGap = 2;
    const std::vector<double> common{0.47 * flow.width(), 0.265 * flow.width()};
    const auto fits = [&](const std::vector<std::string>& cells, bool bold) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double width =
                flow.canvas().text_width(cells[i], {.color = kInk, .size = kSize, .bold = bold});
            if (width + kGap > common[std::min<std::size_t>(i, 1)]) return false;
        }
        return true;
    };
    const bool all_fit = fits(table.head, true) && std::ranges::all_of(table.rows, [&](const auto& cells) {
                             return fits(cells, false);
                         });
    return {.size = kSize, .stretched = !all_fit, .widths = all_fit ? common : std::vector<double>{}};
}

void add_map(Flow& flow, const PerformanceMap& map, const Translator& words)
{
    const AnalysisTable table = table_of(map, words);
    reserve_for(flow, table);
    flow.line(map.title, {.color = kInk, .size = kSize, .bold = true});
    add_table(flow, table, {.size = kSize});
    flow.skip(7);
}

std::vector<GameBars> bars_of(const MatchReport& report)
{
    const Translator& words = report.words;
    const bool is_money = report.match->rules.is_money();
    const auto amount = [&](const Amount& of) { return is_money ? of.normalized : 100 * of.absolute; };
    const std::string unit = is_money ? words.say("points") : words.say("MWC") + ", %";
    const int digits = is_money ? 2 : 1;
    std::vector<GameBars> bars{{words.say("Performance rating (PR)"), 1, {}},
                               {fmt::format("{} ({})", words.say("Lost by errors"), unit), digits, {}},
                               {fmt::format("{} ({})", words.say("Luck"), unit), digits, {}}};
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

/// What one asks for first of each game. All figures of each are in the page and in `stats`.
void add_games(Flow& flow, const MatchReport& report)
{
    const std::string title = report.words.say("Figures of the games");
    flow.reserve(kForBars);
    flow.bookmark(title, 1);
    flow.heading(title, 11);
    const ByPlayer<PlayerInfo> names = short_names(report);
    add_bars(flow, bars_of(report),
             {name_of(names, Player::first, report.words), name_of(names, Player::second, report.words)},
             report.words);
}

}  // namespace

AnalysisTable statistics_table(const StatisticsSection& section, const MatchReport& report)
{
    AnalysisTable table = table_of(section, report);
    const ByPlayer<PlayerInfo> names = short_names(report);
    for (const Player player : kPlayers)
        table.head[player == Player::first ? 1 : 2] = name_of(names, player, report.words);
    return table;
}

void add_all_figures(Flow& flow, const MatchReport& report)
{
    if (report.detail != StatisticsDetail::full) return;
    const std::vector<StatisticsSection> sections = all_statistics(report);
    if (sections.empty()) return;
    flow.begin_columns();
    flow.bookmark(report.words.say("All figures"), 1);
    flow.heading(report.words.say("All figures"), 11);
    for (const StatisticsSection& section : sections) {
        const AnalysisTable table = statistics_table(section, report);
        reserve_for(flow, table);
        add_table(flow, table, style_of(flow, table));
        flow.skip(7);
    }
    for (const PerformanceMap& map : shown_maps(report))
        add_map(flow, map, report.words);
    if (!shown_games(report).empty()) add_games(flow, report);
}

}  // namespace gammonkit::pdf
