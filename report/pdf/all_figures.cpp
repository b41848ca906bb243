#include "report/pdf/pages.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

#include <algorithm>

namespace gammonkit::pdf {
namespace {

constexpr double kSize = 8;
constexpr double kSmallSize = 6.3;  ///< In two columns, where the widest rows of a match still fit.

/// Whole on a page, as far as it is short.
void add_whole(Flow& flow, const AnalysisTable& table, const TableStyle& style)
{
    flow.reserve(leading(style.size) * static_cast<double>(std::min<std::size_t>(table.rows.size() + 1, 8)));
    add_table(flow, table, style);
    flow.skip(7);
}

void add_sections(Flow& flow, const MatchReport& report, const std::vector<StatisticsSection>& sections,
                  double size)
{
    for (const StatisticsSection& section : sections)
        add_whole(flow, table_of(section, report), {.size = size, .stretched = true});
}

void add_map(Flow& flow, const PerformanceMap& map, const Translator& words)
{
    const AnalysisTable table = table_of(map, words);
    flow.reserve(leading(kSize) * static_cast<double>(std::min<std::size_t>(table.rows.size() + 2, 9)));
    flow.line(map.title, {.color = kInk, .size = kSize, .bold = true});
    add_whole(flow, table, {.size = kSize});
}

}  // namespace

void add_all_figures(Flow& flow, const MatchReport& report)
{
    if (report.detail != StatisticsDetail::full) return;
    const std::vector<StatisticsSection> sections = all_statistics(report);
    if (sections.empty()) return;
    flow.begin_page();
    flow.bookmark(report.words.say("All figures"), 1);
    flow.heading(report.words.say("All figures"), 11);
    add_sections(flow, report, sections, kSize);
    for (const PerformanceMap& map : shown_maps(report))
        add_map(flow, map, report.words);
    const std::vector<GameFigures> games = shown_games(report);
    if (games.empty()) return;
    flow.begin_columns();
    flow.bookmark(report.words.say("Figures of the games"), 1);
    for (const GameFigures& game : games) {
        flow.heading(game.title, 9, 100);
        flow.bookmark(game.title, 2);
        add_sections(flow, report, game.sections, kSmallSize);
    }
}

}  // namespace gammonkit::pdf
