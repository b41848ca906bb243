#include "decisions/statistics/figures.hpp"

#include "model/decisions/choice_words.hpp"
#include "model/decisions/place.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/statistics/performance_map.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {

namespace {

constexpr std::size_t kTitleWidth = 42;
constexpr std::size_t kLeastColumn = 20;

/// The table of one span of a match.
class FigureTable {
public:
    FigureTable(const MatchStatistics& statistics, const SpanStatistics& span, const Translator& words,
                std::size_t width)
        : all_(statistics), span_(span), words_(words)
    {
        for (int i = 0; i < kFigureSections; ++i) {
            sections_.push_back(figure_rows(all_, span_, static_cast<FigureSection>(i), Zeros::told, words_));
            if (sections_.back()) make_room_for(*sections_.back());
        }
        column_ = std::max(column_, widest_.first + 2);
        if (width > 0 && title_width_ + column_ + widest_.second > width) {
            title_width_ = title_ + 3;
            column_ = widest_.first + 1;
        }
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
        return in_column(title, title_width_) + in_column(first, column_) + second + "\n";
    }

    /// Some languages have longer names than English.
    void make_room_for(const std::vector<StatisticsRow>& rows)
    {
        for (const auto& [name, cells] : rows) {
            title_ = std::max(title_, columns_of(name));
            for (const Player player : kPlayers)
                widest_[player] = std::max(widest_[player], columns_of(cells[player]));
        }
        title_width_ = std::max(title_width_, title_ + 4);
    }

    [[nodiscard]] std::string section(FigureSection section) const
    {
        std::string text = fmt::format("\n{}\n", words_.say(title_of(section)));
        const auto& rows = sections_[static_cast<std::size_t>(section)];
        if (!rows) return text + "  " + words_.say("not analyzed") + "\n";
        for (const auto& [name, cells] : *rows)
            text += row("  " + name, cells.first, cells.second);
        return text;
    }

    const MatchStatistics& all_;
    const SpanStatistics& span_;
    const Translator& words_;
    std::size_t column_ = kLeastColumn;
    std::size_t title_width_ = kTitleWidth;
    std::size_t title_ = 0;  ///< Columns of the longest name of a figure,
    ByPlayer<std::size_t> widest_ = {columns_of(printable(all_.names.first)),
                                     columns_of(printable(all_.names.second))};  ///< and of the values.
    std::vector<std::optional<std::vector<StatisticsRow>>> sections_ = {};
};

std::string dice_text(const Decision& decision)
{
    return decision.dice ? fmt::format("{}{}: ", decision.dice->high(), decision.dice->low()) : "";
}

std::string error_row(const StatisticsReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    const std::string best = decision.judgement ? decision.judgement->best : "";
    const Translator& words = report.words;
    const std::string made = printable(choice_words(decision.made, words));
    return fmt::format("  {:>8}  {}{}{}\n", words.numbers(signed_text(-judged.error->normalized, 3)),
                       in_column(place_of(report, decision), 8), dice_text(decision) + made,
                       best.empty() ? ""
                                    : ", " + words.say("best {0}", printable(choice_words(best, words))));
}

std::string errors_text(const StatisticsReport& report, Player player)
{
    const MatchStatistics& all = report.statistics;
    const std::vector<std::size_t>& errors = all.match.players[player].biggest_errors;
    if (errors.empty()) return {};
    std::string text = fmt::format(
        "\n{}\n", report.words.say("Biggest errors of {0}, EMG and place", printable(all.names[player])));
    for (const std::size_t index : errors)
        text += error_row(report, all.decisions[index]);
    return text;
}

std::string games_text(const StatisticsReport& report, std::size_t width)
{
    std::string text;
    for (std::size_t i = 0; i < report.match->games.size(); ++i) {
        const Game& game = report.match->games[i];
        text += fmt::format("\n{}\n\n", report.words.say("Game {0}, score {1}-{2}", game.number,
                                                         game.score.first, game.score.second));
        text += FigureTable(report.statistics, report.statistics.games[i], report.words, width).text();
    }
    return text;
}

TextTable decisions_table()
{
    return TextTable({{.heading = "place", .least = 9},
                      {.heading = "player", .rank = 4, .least = 6},
                      {.heading = "kind", .rank = 6, .least = 6},
                      {.heading = "dice", .least = 8},
                      {.heading = "made", .least = 28},
                      {.heading = "best", .rank = 1, .least = 28},
                      {.heading = "error", .at_right = true, .least = 8},
                      {.heading = "mark", .rank = 2, .least = 9},
                      {.heading = "phase", .rank = 5, .least = 14},
                      {.heading = "counts", .rank = 3}},
                     1);
}

std::string dice_of(const Decision& decision)
{
    return decision.dice ? fmt::format("{}{}", decision.dice->high(), decision.dice->low()) : "";
}

/// What counts in both rates is said once.
std::string counts_text(const DecisionError& judged)
{
    if (judged.in_rate == judged.in_performance) return std::string(to_string(judged.in_rate));
    return fmt::format("rate: {}; PR: {}", to_string(judged.in_rate), to_string(judged.in_performance));
}

std::vector<std::string> row(const StatisticsReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    return {place_of(report, decision),
            decision.player == Player::first ? "1" : "2",
            std::string(to_string(decision.kind)),
            dice_of(decision),
            printable(decision.made),
            decision.judgement ? printable(decision.judgement->best) : "",
            judged.error ? fmt::format("{:.3f}", judged.error->normalized) : "-",
            std::string(judged.mark ? to_string(*judged.mark) : ""),
            std::string(to_string(judged.phase)),
            counts_text(judged)};
}

}  // namespace

std::string heading_of(const StatisticsReport& report)
{
    const Match& match = *report.match;
    const Translator& words = report.words;
    const std::string length =
        match.rules.is_money() ? words.say("money session")
                               : words.say("{0, plural, one {# point} other {# points}}", match.rules.length);
    const std::string which = report.of > 1 ? ", " + words.say("match {0}", report.number) : "";
    return printable(
               fmt::format("{}{}: {} - {}, {}, {}", report.file, which, match.players.first.name,
                           match.players.second.name, length,
                           words.say("{0, plural, one {# game} other {# games}}", match.games.size()))) +
           "\n";
}

std::string statistics_text(const StatisticsReport& report, const StatisticsLayout& layout)
{
    const MatchStatistics& all = report.statistics;
    std::string text = heading_of(report);
    if (!all.match_equity_table.empty())
        text += report.words.say("match equity table: {0}", printable(all.match_equity_table)) + "\n";
    if (all.counting.rules != StatisticsRules::gnubg)
        text += report.words.say("rules of the statistics: {0}", to_string(all.counting.rules)) + "\n";
    text += "\n" + FigureTable(all, all.match, report.words, layout.width).text();
    for (const std::optional<PerformanceMap>& map :
         {plan_map(all, report.words), pace_map(all, report.words)})
        text += map ? "\n" + map_text(*map, report.words) : "";
    for (const Player player : kPlayers) {
        if (const std::optional<PerformanceMap> map = performance_map(all, player, report.words))
            text += "\n" + map_text(*map, report.words);
    }
    for (const Player player : kPlayers)
        text += errors_text(report, player);
    return layout.games ? text + games_text(report, layout.width) : text;
}

std::string place_of(const StatisticsReport& report, const Decision& decision)
{
    return to_string(place_of_turn(decision, report.number, report.of));
}

std::string decisions_text(const StatisticsReport& report, std::size_t width)
{
    TextTable table = decisions_table();
    for (const DecisionError& judged : report.statistics.decisions)
        table.add(row(report, judged));
    return heading_of(report) + table.text(width, "convert -t csv");
}

}  // namespace gammonkit
