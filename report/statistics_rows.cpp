#include "report/statistics_rows.hpp"

#include "model/decisions/place.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>

namespace gammonkit {
namespace {

/// The figures of a player over the whole match.
struct PlayerFigures {
    const MatchStatistics& statistics;
    Player player;
    const Translator& words;

    [[nodiscard]] FigureValue value(FigureSection section, std::string_view name) const
    {
        return shown_value(figure(section, name), statistics, statistics.match, player);
    }
    [[nodiscard]] std::string text(FigureSection section, std::string_view name) const
    {
        return short_figure_text(figure(section, name), value(section, name), words);
    }
};

/// Several of a section, parted by `separator`; empty if one of them is not known, but a rating in words.
std::string several(const PlayerFigures& of, FigureSection section,
                    std::initializer_list<std::string_view> names, std::string_view separator)
{
    std::vector<std::string> texts;
    for (const std::string_view name : names) {
        std::string text = of.text(section, name);
        if (text.empty() && name == "rating") continue;
        if (text.empty()) return "";
        texts.push_back(std::move(text));
    }
    return fmt::format("{}", fmt::join(texts, separator));
}

/// Without GNU Backgammon's word for it, as "Beginner": beside the performance rating, by which people know
/// each other, it says something else.
template <FigureSection Section>
std::string rate(const PlayerFigures& of)
{
    return of.text(Section, "error_rate");
}

std::string cube_errors(const PlayerFigures& of)
{
    int errors = 0;
    for (const Figure& figure : figures(of.statistics.counting.rules)) {
        const FigureValue value = figure.value(of.statistics, of.statistics.match, of.player);
        if (const Tally* tally = std::get_if<Tally>(&value)) errors += tally->count;
    }
    const std::string decisions = of.text(FigureSection::cube, "close_or_actual");
    return decisions.empty() ? "" : of.words.say("{0} of {1}", errors, decisions);
}

/// "6.12 (5.2 to 7.3)".
std::string rating_with_interval(const PlayerFigures& of)
{
    const std::string interval = of.text(FigureSection::performance, "interval");
    const std::string rating = of.text(FigureSection::performance, "rating");
    return interval.empty() ? rating : fmt::format("{} ({})", rating, interval);
}

/// What a row says of one player.
struct Row {
    std::string_view name;
    std::string (*cell)(const PlayerFigures& of);
};

constexpr Row kRows[] = {
    {"Performance rating (PR)"_say, rating_with_interval},
    {"Error rate"_say, rate<FigureSection::overall>},
    {"Checker play"_say, rate<FigureSection::checker>},
    {"Cube"_say, rate<FigureSection::cube>},
    {"Plays ?? / ? / ?!"_say,
     [](const PlayerFigures& of) {
         return several(of, FigureSection::checker, {"very_bad", "bad", "doubtful"}, " / ");
     }},
    {"Wrong cube decisions"_say, cube_errors},
    {"Lost by errors"_say,
     [](const PlayerFigures& of) {
         return absolute_text(of.value(FigureSection::overall, "error"), of.statistics.rules.is_money(),
                              of.words);
     }},
    {"Snowie error rate"_say,
     [](const PlayerFigures& of) { return of.text(FigureSection::overall, "snowie_rate"); }},
    {"Luck"_say,
     [](const PlayerFigures& of) { return several(of, FigureSection::luck, {"total", "rating"}, ", "); }},
};

/// All figures of a span, section by section; where zeros are left out, dice are too: in a single game chance
/// explains nearly everything.
std::vector<StatisticsSection> figures_of(const MatchStatistics& statistics, const SpanStatistics& span,
                                          Zeros zeros, const Translator& words)
{
    std::vector<StatisticsSection> sections;
    for (int i = 0; i < kFigureSections; ++i) {
        const auto section = static_cast<FigureSection>(i);
        if (section == FigureSection::dice && zeros == Zeros::left_out) continue;
        auto rows = figure_rows(statistics, span, section, zeros, words);
        if (!rows) continue;
        if (section != FigureSection::luck)  // Its word is about chance; for the others see `rate`.
            std::erase_if(*rows, [&](const StatisticsRow& row) { return row.name == words.say("Rating"); });
        if (!rows->empty())
            sections.push_back({.title = words.say(title_of(section)), .rows = *std::move(rows)});
    }
    for (StatisticsSection& section : sections) {
        for (StatisticsRow& row : section.rows) {
            for (const Player player : kPlayers) {
                if (row.cells[player] == "-") row.cells[player] = kNoFigure;
            }
        }
    }
    return sections;
}

bool is_analyzed(const SpanStatistics& span)
{
    return std::ranges::any_of(kPlayers, [&](Player player) {
        const PlayerStatistics& of = span.players[player];
        return of.checker || of.luck || of.cube;
    });
}

/// What errors of two kinds cost a player more on the one side: "late: -0.321 against -0.050".
std::string direction(const PlayerFigures& of, std::initializer_list<std::string_view> one_way,
                      std::initializer_list<std::string_view> other_way, std::string_view one,
                      std::string_view other)
{
    const auto cost_of = [&](std::initializer_list<std::string_view> names) {
        double cost = 0;
        for (const std::string_view name : names) {
            const FigureValue value = of.value(FigureSection::cube, name);
            if (const Tally* tally = std::get_if<Tally>(&value)) cost += tally->error.normalized;
        }
        return std::abs(cost);
    };
    const double first = cost_of(one_way);
    const double second = cost_of(other_way);
    if (first == second) return of.words.say(first == 0 ? "no errors"_say : "as much either way"_say);
    const auto number = [&](double cost) { return of.words.numbers(fmt::format("{:.3f}", cost)); };
    return of.words.say("{0}: {1} against {2}", of.words.say(first > second ? one : other),
                        number(std::max(first, second)), number(std::min(first, second)));
}

std::string doubling(const PlayerFigures& of)
{
    return direction(of, {"missed_doubles_below_cash", "missed_doubles_above_cash"},
                     {"wrong_doubles_below_double", "wrong_doubles_above_too_good"}, "late"_say, "early"_say);
}

std::string answering(const PlayerFigures& of)
{
    return direction(of, {"wrong_takes"}, {"wrong_drops"}, "loose"_say, "timid"_say);
}

StatisticsSection directions(const MatchStatistics& statistics, const Translator& words)
{
    StatisticsSection section{.title = words.say("Direction of cube errors")};
    if (!figure_rows(statistics, statistics.match, FigureSection::cube)) return section;
    const PlayerFigures first{statistics, Player::first, words};
    const PlayerFigures second{statistics, Player::second, words};
    section.rows = {{words.say("Doubles"), {doubling(first), doubling(second)}},
                    {words.say("Takes and drops"), {answering(first), answering(second)}}};
    return section;
}

/// The rolls of a player, the luckiest first, or the unluckiest.
std::vector<const DecisionError*> rolls_of(const MatchStatistics& statistics, Player player, bool luckiest)
{
    std::vector<const DecisionError*> rolls;
    for (const DecisionError& judged : statistics.decisions) {
        const bool is_such = judged.luck && (judged.luck->normalized > 0) == luckiest;
        if (is_such && judged.decision.player == player && judged.decision.dice) rolls.push_back(&judged);
    }
    std::ranges::stable_sort(rolls, std::greater(),
                             [](const DecisionError* judged) { return std::abs(judged->luck->normalized); });
    return rolls;
}

std::string roll_text(const MatchReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    return fmt::format(
        "{} {} {}{} ({})", report.words.numbers(signed_text(judged.luck->normalized, 3)),
        to_string(place_of_turn(decision, report.number, report.of)), decision.dice->high(),
        decision.dice->low(),
        absolute_text(FigureValue(*judged.luck), report.match->rules.is_money(), report.words));
}

StatisticsSection rolls(const MatchReport& report, bool luckiest)
{
    constexpr std::size_t kMost = 5;
    StatisticsSection section{.title =
                                  report.words.say(luckiest ? "Luckiest rolls"_say : "Unluckiest rolls"_say)};
    const ByPlayer<std::vector<const DecisionError*>> of = {
        rolls_of(report.statistics, Player::first, luckiest),
        rolls_of(report.statistics, Player::second, luckiest)};
    for (std::size_t i = 0; i < std::min(kMost, std::max(of.first.size(), of.second.size())); ++i) {
        StatisticsRow row{.name = std::to_string(i + 1), .cells = {}};
        for (const Player player : kPlayers) {
            if (i < of[player].size()) row.cells[player] = roll_text(report, *of[player][i]);
        }
        section.rows.push_back(std::move(row));
    }
    return section;
}

/// The element of a list with this name or title, added at its end if there is none.
template <class Element>
Element& named(std::vector<Element>& list, std::string Element::* name, const std::string& wanted)
{
    const auto found = std::ranges::find(list, wanted, name);
    if (found != list.end()) return *found;
    list.emplace_back().*name = wanted;
    return list.back();
}

bool says_nothing(const GamesRow& figure, Player player)
{
    return std::ranges::all_of(figure.cells,
                               [&](const ByPlayer<std::string>& of) { return of[player] == kNoFigure; });
}

}  // namespace

std::vector<StatisticsRow> statistics_summary(const MatchStatistics& statistics, const Translator& words)
{
    std::vector<StatisticsRow> rows;
    if (statistics.nothing_analyzed) return rows;
    for (const auto& [name, cell] : kRows) {
        StatisticsRow row{
            .name = words.say(name),
            .cells = {cell({statistics, Player::first, words}), cell({statistics, Player::second, words})}};
        if (!row.cells.first.empty() || !row.cells.second.empty()) rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<StatisticsSection> all_statistics(const MatchReport& report)
{
    const MatchStatistics& statistics = report.statistics;
    const Translator& words = report.words;
    if (statistics.nothing_analyzed) return {};
    std::vector<StatisticsSection> sections = figures_of(statistics, statistics.match, Zeros::told, words);
    sections.push_back(directions(statistics, words));
    for (const bool luckiest : {true, false})
        sections.push_back(rolls(report, luckiest));
    std::erase_if(sections, [](const StatisticsSection& section) { return section.rows.empty(); });
    return sections;
}

std::vector<PerformanceMap> shown_maps(const MatchReport& report)
{
    std::vector<PerformanceMap> maps;
    if (report.detail != StatisticsDetail::full) return maps;
    for (const Player player : kPlayers) {
        if (std::optional<PerformanceMap> map = performance_map(report.statistics, player, report.words))
            maps.push_back(*std::move(map));
    }
    if (std::optional<PerformanceMap> map = pace_map(report.statistics, report.words))
        maps.push_back(*std::move(map));
    return maps;
}

std::vector<GameFigures> shown_games(const MatchReport& report)
{
    std::vector<GameFigures> games;
    const MatchStatistics& statistics = report.statistics;
    if (report.detail != StatisticsDetail::full || statistics.nothing_analyzed || statistics.games.size() < 2)
        return games;
    for (std::size_t i = 0; i < statistics.games.size(); ++i) {
        const SpanStatistics& span = statistics.games[i];
        if (!is_analyzed(span)) continue;
        const Game& game = report.match->games[i];
        games.push_back({.title = report.words.say("Game {0}, score {1}-{2}", game.number, game.score.first,
                                                   game.score.second),
                         .score = fmt::format("{}: {}–{}", game.number, game.score.first, game.score.second),
                         .sections = figures_of(statistics, span, Zeros::left_out, report.words)});
    }
    return games;
}

std::vector<GamesSection> side_by_side(const MatchReport& report, const std::vector<GameFigures>& games,
                                       Player player)
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
                cells.resize(games.size(), {std::string(kNoFigure), std::string(kNoFigure)});
                cells[i] = row.cells;
            }
        }
    }
    for (GamesSection& section : sections)
        std::erase_if(section.rows, [&](const GamesRow& row) { return says_nothing(row, player); });
    std::erase_if(sections, [](const GamesSection& section) { return section.rows.empty(); });
    return sections;
}

std::vector<StatisticsSection> shown_statistics(const MatchReport& report)
{
    if (report.detail == StatisticsDetail::none || report.statistics.nothing_analyzed) return {};
    if (report.detail == StatisticsDetail::full) return all_statistics(report);
    return {{.title = "", .rows = statistics_summary(report.statistics, report.words)}};
}

AnalysisTable table_of(const StatisticsSection& section, const MatchReport& report)
{
    AnalysisTable table{
        .head = {section.title, report.name_of(Player::first), report.name_of(Player::second)}};
    for (const StatisticsRow& row : section.rows)
        table.rows.push_back({row.name, row.cells.first, row.cells.second});
    return table;
}

AnalysisTable table_of(const PerformanceMap& map, const Translator& words)
{
    AnalysisTable table{.head = map.columns};
    table.head.insert(table.head.begin(), "");
    for (const PerformanceMap::Row& row : map.rows) {
        std::vector<std::string>& cells = table.rows.emplace_back(std::vector{row.name});
        for (const std::optional<Performance>& cell : row.cells)
            cells.push_back(performance_text(cell, words));
    }
    return table;
}

}  // namespace gammonkit
