#include "report/html/page.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"
#include "report/typeset.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {

namespace {

void write_section(XmlWriter& html, const MatchReport& report, const StatisticsSection& section)
{
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        html.element(section.title.empty() ? "td" : "th", section.title);
        for (const Player player : kPlayers)
            html.element("th", report.name_of(player));
    }
    const XmlElement body(html, "tbody");
    for (const StatisticsRow& line : section.rows) {
        const XmlElement row(html, "tr");
        html.element("th", line.name);
        html.element("td", with_minus(line.cells.first));
        html.element("td", with_minus(line.cells.second));
    }
}

/// Where a rating stands from perfect to bad, in percent.
int badness(double rating)
{
    constexpr double kWorst = 25;
    return static_cast<int>(std::lround(100 * std::clamp(rating / kWorst, 0.0, 1.0)));
}

void write_map_row(XmlWriter& html, const PerformanceMap::Row& row, const Translator& words)
{
    const XmlElement line(html, "tr");
    html.element("th", row.name);
    for (const std::optional<Performance>& cell : row.cells) {
        html.start("td");
        if (const std::optional<double> rating = cell ? cell->rating() : std::nullopt) {
            html.attribute("style", fmt::format("--bad-by:{}%", badness(*rating)));
            html.text(words.numbers(fmt::format("{:.2f}", *rating)));
            html.element("small", fmt::format(" {}", cell->decisions));
        }
        html.end_with_tag();
    }
}

/// A rating in each cell, with the number of decisions; the worse, the redder.
void write_map(XmlWriter& html, const PerformanceMap& map, const Translator& words)
{
    const XmlElement table(html, "table", {{"class", "by-score"}});
    html.element("caption", map.title);
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        html.element("td", "");
        for (const std::string& column : map.columns)
            html.element("th", column);
    }
    const XmlElement body(html, "tbody");
    for (const PerformanceMap::Row& row : map.rows)
        write_map_row(html, row, words);
}

void write_head(XmlWriter& html, const MatchReport& report, const std::vector<GameFigures>& games)
{
    const XmlElement head(html, "thead");
    const XmlElement row(html, "tr");
    html.element("th", report.words.say("Game"));
    for (const GameFigures& game : games)
        html.element("th", game.score);
}

/// "−0.288 (−1.805%)": the latter has a line of its own.
void write_figure(XmlWriter& html, const std::string& text)
{
    const std::size_t beside = text.find(" (");
    const XmlElement cell(html, "td");
    html.text(text.substr(0, beside));
    if (beside != std::string::npos) html.element("small", text.substr(beside + 1));
}

void write_row(XmlWriter& html, const GamesRow& figure, Player player)
{
    const XmlElement row(html, "tr");
    html.element("th", figure.name);
    for (const ByPlayer<std::string>& of : figure.cells)
        write_figure(html, with_minus(of[player]));
}

void write_section(XmlWriter& html, const GamesSection& section, std::size_t games, Player player)
{
    const XmlElement body(html, "tbody");
    {
        const XmlElement row(html, "tr");
        html.element("th", {{"colspan", std::to_string(games + 1)}}, section.title);
    }
    for (const GamesRow& row : section.rows)
        write_row(html, row, player);
}

/// The figures of each game side by side; nothing where the report does not show them.
void write_game_figures(XmlWriter& html, const MatchReport& report)
{
    const std::vector<GameFigures> games = shown_games(report);
    if (games.empty()) return;
    const XmlElement folded(html, "details", {{"class", "by-game"}});
    html.element("summary", report.words.say("Figures of each game"));
    for (const Player player : kPlayers) {
        const XmlElement table(html, "table");
        html.element("caption", report.name_of(player));
        write_head(html, report, games);
        for (const GamesSection& section : side_by_side(report, games, player))
            write_section(html, section, games.size(), player);
    }
}

}  // namespace

void write_statistics(XmlWriter& html, const MatchReport& report)
{
    if (report.statistics.nothing_analyzed || report.detail == StatisticsDetail::none) return;
    const XmlElement statistics(html, "section", {{"class", "statistics"}});
    html.element("h2", report.words.say("Statistics"));
    write_section(html, report, {.title = "", .rows = statistics_summary(report.statistics, report.words)});
}

void write_all_figures(XmlWriter& html, const MatchReport& report)
{
    if (report.statistics.nothing_analyzed || report.detail != StatisticsDetail::full) return;
    {
        const XmlElement folded(html, "details");
        html.element("summary", report.words.say("All figures"));
        for (const StatisticsSection& section : all_statistics(report))
            write_section(html, report, section);
        for (const PerformanceMap& map : shown_maps(report))
            write_map(html, map, report.words);
    }
    write_game_figures(html, report);
}

}  // namespace gammonkit::html
