#include "report/html/page.hpp"
#include "report/statistics_rows.hpp"

#include <algorithm>

namespace gammonkit::html {
namespace {

/// A figure in all games.
struct GamesRow {
    std::string name = {};
    std::vector<ByPlayer<std::string>> cells = {};  ///< One for each game; empty where it says nothing.
};

struct GamesSection {
    std::string title = {};
    std::vector<GamesRow> rows = {};
};

/// The element of a list with this name or title, added at its end if there is none.
template <class Element>
Element& named(std::vector<Element>& list, std::string Element::* name, const std::string& wanted)
{
    const auto found = std::ranges::find(list, wanted, name);
    if (found != list.end()) return *found;
    list.emplace_back().*name = wanted;
    return list.back();
}

/// Each figure once, with its cells side by side, in the order that the figures of the match have.
std::vector<GamesSection> side_by_side(const MatchReport& report, const std::vector<GameFigures>& games)
{
    std::vector<GamesSection> sections;
    for (const StatisticsSection& section : all_statistics(report)) {
        std::vector<GamesRow>& rows = named(sections, &GamesSection::title, section.title).rows;
        for (const StatisticsRow& row : section.rows)
            named(rows, &GamesRow::name, row.name);
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (const StatisticsSection& section : games[i].sections) {
            std::vector<GamesRow>& rows = named(sections, &GamesSection::title, section.title).rows;
            for (const StatisticsRow& row : section.rows) {
                std::vector<ByPlayer<std::string>>& cells = named(rows, &GamesRow::name, row.name).cells;
                cells.resize(games.size());
                cells[i] = row.cells;
            }
        }
    }
    return sections;
}

void write_head(XmlWriter& html, const MatchReport& report, const std::vector<GameFigures>& games)
{
    const XmlElement head(html, "thead");
    const XmlElement row(html, "tr");
    html.element("th", report.words.say("Game"));
    for (const GameFigures& game : games)
        html.element("th", game.score);
}

bool says_nothing(const GamesRow& figure, Player player)
{
    return std::ranges::all_of(figure.cells,
                               [&](const ByPlayer<std::string>& of) { return of[player].empty(); });
}

void write_row(XmlWriter& html, const GamesRow& figure, Player player)
{
    const XmlElement row(html, "tr");
    html.element("th", figure.name);
    for (const ByPlayer<std::string>& of : figure.cells)
        html.element("td", of[player].empty() ? "·" : of[player]);
}

void write_section(XmlWriter& html, GamesSection section, std::size_t games, Player player)
{
    std::erase_if(section.rows, [&](const GamesRow& row) { return says_nothing(row, player); });
    if (section.rows.empty()) return;
    const XmlElement body(html, "tbody");
    {
        const XmlElement row(html, "tr");
        const XmlElement title(html, "th", {{"colspan", std::to_string(games + 1)}});
        html.text(section.title);
    }
    for (const GamesRow& row : section.rows)
        write_row(html, row, player);
}

}  // namespace

void write_game_figures(XmlWriter& html, const MatchReport& report)
{
    const std::vector<GameFigures> games = shown_games(report);
    if (games.empty()) return;
    const std::vector<GamesSection> sections = side_by_side(report, games);
    const XmlElement folded(html, "details", {{"class", "by-game"}});
    html.element("summary", report.words.say("Figures of each game"));
    for (const Player player : kPlayers) {
        const XmlElement table(html, "table");
        html.element("caption", report.name_of(player));
        write_head(html, report, games);
        for (const GamesSection& section : sections)
            write_section(html, section, games.size(), player);
    }
}

}  // namespace gammonkit::html
