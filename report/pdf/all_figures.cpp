#include "report/pdf/pages.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

namespace gammonkit::pdf {

void add_all_figures(Flow& flow, const MatchReport& report)
{
    if (report.detail != StatisticsDetail::full) return;
    const std::vector<StatisticsSection> sections = all_statistics(report);
    if (sections.empty()) return;
    flow.begin_page();
    flow.bookmark("All figures", 1);
    flow.heading("All figures", 11);
    for (const StatisticsSection& section : sections) {
        AnalysisTable table{.head = {section.title, name_of(report.match->players, Player::first),
                                     name_of(report.match->players, Player::second)}};
        for (const StatisticsRow& row : section.rows)
            table.rows.push_back({row.name, row.cells.first, row.cells.second});
        flow.reserve(leading(8) * static_cast<double>(std::min<std::size_t>(table.rows.size() + 1, 8)));
        add_table(flow, table, {.size = 8, .stretched = true});
        flow.skip(7);
    }
}

}  // namespace gammonkit::pdf
