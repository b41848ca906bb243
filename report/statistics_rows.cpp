#include "report/statistics_rows.hpp"

#include "report/statistics/figure_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit {
namespace {

/// The figures of a player over the whole match.
struct PlayerFigures {
    const MatchStatistics& statistics;
    Player player;

    [[nodiscard]] FigureValue value(FigureSection section, std::string_view name) const
    {
        return figure(section, name).value(statistics, statistics.match, player);
    }
    [[nodiscard]] std::string text(FigureSection section, std::string_view name) const
    {
        return short_figure_text(figure(section, name), value(section, name));
    }
};

/// Several of a section, parted by `separator`; empty if one of them is not known.
std::string several(const PlayerFigures& of, FigureSection section,
                    std::initializer_list<std::string_view> names, std::string_view separator)
{
    std::vector<std::string> texts;
    for (const std::string_view name : names) {
        texts.push_back(of.text(section, name));
        if (texts.back().empty()) return "";
    }
    return fmt::format("{}", fmt::join(texts, separator));
}

/// A rate and what people call it: "4.2, World class".
template <FigureSection Section>
std::string rated(const PlayerFigures& of)
{
    return several(of, Section, {"error_rate", "rating"}, ", ");
}

std::string cube_errors(const PlayerFigures& of)
{
    int errors = 0;
    for (const Figure& figure : figures()) {
        const FigureValue value = figure.value(of.statistics, of.statistics.match, of.player);
        if (const Tally* tally = std::get_if<Tally>(&value)) errors += tally->count;
    }
    const std::string decisions = of.text(FigureSection::cube, "close_or_actual");
    return decisions.empty() ? "" : fmt::format("{} of {}", errors, decisions);
}

/// What a row says of one player.
struct Row {
    std::string_view name;
    std::string (*cell)(const PlayerFigures& of);
};

constexpr Row kRows[] = {
    {"Performance rating (PR)",
     [](const PlayerFigures& of) { return of.text(FigureSection::performance, "rating"); }},
    {"Error rate", rated<FigureSection::overall>},
    {"Checker play", rated<FigureSection::checker>},
    {"Cube", rated<FigureSection::cube>},
    {"Plays ?? / ? / ?!",
     [](const PlayerFigures& of) {
         return several(of, FigureSection::checker, {"very_bad", "bad", "doubtful"}, " / ");
     }},
    {"Wrong cube decisions", cube_errors},
    {"Lost by errors",
     [](const PlayerFigures& of) {
         return absolute_text(of.value(FigureSection::overall, "error"), of.statistics.rules.is_money());
     }},
    {"Snowie error rate",
     [](const PlayerFigures& of) { return of.text(FigureSection::overall, "snowie_rate"); }},
    {"Luck",
     [](const PlayerFigures& of) { return several(of, FigureSection::luck, {"total", "rating"}, ", "); }},
};

}  // namespace

std::vector<StatisticsRow> statistics_rows(const MatchStatistics& statistics)
{
    std::vector<StatisticsRow> rows;
    for (const auto& [name, cell] : kRows) {
        StatisticsRow row{.name = std::string(name),
                          .cells = {cell({statistics, Player::first}), cell({statistics, Player::second})}};
        if (!row.cells.first.empty() || !row.cells.second.empty()) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace gammonkit
