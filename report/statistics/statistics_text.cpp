#include "analysis/statistics/figures.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/statistics/figure_text.hpp"
#include "report/statistics/performance_map.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace gammonkit {
namespace {

constexpr std::size_t kTitleWidth = 46;
constexpr std::size_t kLeastColumn = 24;

/// Text in a column of this width.
std::string in_column(std::string_view text, std::size_t width)
{
    const std::size_t columns = code_points(text);
    return std::string(text) + std::string(columns < width ? width - columns : 1, ' ');
}

/// The table of one span of a match.
class FigureTable {
public:
    FigureTable(const MatchStatistics& statistics, const SpanStatistics& span)
        : all_(statistics), span_(span),
          column_(std::max(kLeastColumn, code_points(printable(statistics.names.first)) + 2))
    {
    }

    [[nodiscard]] std::string text() const
    {
        std::string text = row("", printable(all_.names.first), printable(all_.names.second));
        for (int i = 0; i < kFigureSections; ++i)
            text += section(static_cast<FigureSection>(i));
        return text;
    }

private:
    [[nodiscard]] std::string row(const std::string& title, const std::string& first,
                                  const std::string& second) const
    {
        return in_column(title, kTitleWidth) + in_column(first, column_) + second + "\n";
    }

    [[nodiscard]] std::string section(FigureSection section) const
    {
        std::string text = fmt::format("\n{}\n", title_of(section));
        const auto rows = figure_rows(all_, span_, section);
        if (!rows) return text + "  not analyzed\n";
        for (const auto& [name, cells] : *rows)
            text += row("  " + name, cells.first, cells.second);
        return text;
    }

    const MatchStatistics& all_;
    const SpanStatistics& span_;
    std::size_t column_;
};

std::string dice_text(const Decision& decision)
{
    return decision.dice ? fmt::format("{}{}: ", decision.dice->high(), decision.dice->low()) : "";
}

std::string error_row(const StatisticsReport& report, const JudgedDecision& judged)
{
    const Decision& decision = judged.decision;
    const std::string best = decision.judgement ? decision.judgement->best : "";
    return fmt::format("  {:>8}  {}{}{}\n", signed_text(-judged.error->normalized, 3),
                       in_column(place_of(report, decision), 8),
                       dice_text(decision) + printable(decision.made),
                       best.empty() ? "" : ", best " + printable(best));
}

std::string errors_text(const StatisticsReport& report, Player player)
{
    const MatchStatistics& all = report.statistics;
    const std::vector<std::size_t>& errors = all.match.players[player].biggest_errors;
    if (errors.empty()) return {};
    std::string text = fmt::format("\nBiggest errors of {}, EMG and place\n", printable(all.names[player]));
    for (const std::size_t index : errors)
        text += error_row(report, all.decisions[index]);
    return text;
}

std::string games_text(const StatisticsReport& report)
{
    std::string text;
    for (std::size_t i = 0; i < report.match->games.size(); ++i) {
        const Game& game = report.match->games[i];
        text += fmt::format("\nGame {}, score {}-{}\n\n", game.number, game.score.first, game.score.second);
        text += FigureTable(report.statistics, report.statistics.games[i]).text();
    }
    return text;
}

}  // namespace

std::string heading_of(const StatisticsReport& report)
{
    const Match& match = *report.match;
    const std::string length = match.rules.is_money()
                                   ? "money session"
                                   : counted(static_cast<std::size_t>(match.rules.length), "point", "points");
    const std::string which = report.of > 1 ? fmt::format(", match {}", report.number) : "";
    return printable(fmt::format("{}{}: {} - {}, {}, {}", report.file, which, match.players.first.name,
                                 match.players.second.name, length,
                                 counted(match.games.size(), "game", "games"))) +
           "\n";
}

std::string statistics_text(const StatisticsReport& report, const StatisticsLayout& layout)
{
    const MatchStatistics& all = report.statistics;
    std::string text = heading_of(report);
    if (!all.match_equity_table.empty())
        text += fmt::format("match equity table: {}\n", printable(all.match_equity_table));
    text += "\n" + FigureTable(all, all.match).text();
    for (const Player player : kPlayers) {
        if (const std::optional<PerformanceMap> map = performance_map(all, player))
            text += "\n" + map_text(*map);
    }
    for (const Player player : kPlayers)
        text += errors_text(report, player);
    return layout.games ? text + games_text(report) : text;
}

}  // namespace gammonkit
