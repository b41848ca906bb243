#include "report/statistics/figure_rows.hpp"

#include "report/statistics/figure_text.hpp"

namespace gammonkit {
namespace {

std::string with_unit(const Figure& figure, bool is_money, const Translator& words)
{
    const std::string title = words.say(figure.title);
    const std::string absolute = words.say(is_money ? "points"_say : "MWC"_say);
    if (figure.unit == FigureUnit::amount) return words.say("{0}, EMG ({1})", title, absolute);
    if (figure.unit == FigureUnit::rate) return words.say("{0}, mEMG ({1})", title, absolute);
    return figure.unit == FigureUnit::millipoints ? words.say("{0}, mEMG", title) : title;
}

bool is_known(const SpanStatistics& span, FigureSection section)
{
    const auto known = [&](auto part) { return span.players.first.*part || span.players.second.*part; };
    if (section == FigureSection::checker) return known(&PlayerStatistics::checker);
    if (section == FigureSection::luck) return known(&PlayerStatistics::luck);
    if (section == FigureSection::cube) return known(&PlayerStatistics::cube);
    return true;
}

/// How much a section's rating is about: rolls, unforced plays, decisions with the cube, or both kinds.
int rated_decisions(const PlayerStatistics& of, FigureSection section)
{
    if (section == FigureSection::luck) return of.luck ? of.luck->rolls() : 0;
    const int plays = of.checker ? of.checker->rate.decisions : 0;
    const int cubes = of.cube ? of.cube->rate.decisions : 0;
    if (section == FigureSection::checker) return plays;
    return section == FigureSection::cube ? cubes : plays + cubes;
}

bool counts_nothing(const FigureValue& value)
{
    const int* count = std::get_if<int>(&value);
    const Tally* tally = std::get_if<Tally>(&value);
    return (count != nullptr && *count == 0) || (tally != nullptr && tally->count == 0);
}

bool says_nothing(const Figure& figure, const FigureValue& value, Zeros zeros)
{
    const bool needs_a_count = zeros == Zeros::left_out || figure.name == "not_analyzed";
    return value.index() == 0 || (needs_a_count && counts_nothing(value));
}

}  // namespace

FigureValue shown_value(const Figure& figure, const MatchStatistics& statistics, const SpanStatistics& span,
                        Player player)
{
    FigureValue value = figure.value(statistics, span, player);
    const bool is_word = figure.unit == FigureUnit::word;
    if (is_word && rated_decisions(span.players[player], figure.section) < kLeastForWords) return {};
    return value;
}

std::optional<std::vector<StatisticsRow>> figure_rows(const MatchStatistics& statistics,
                                                      const SpanStatistics& span, FigureSection section,
                                                      Zeros zeros, const Translator& words)
{
    if (!is_known(span, section)) return std::nullopt;
    const bool is_money = statistics.rules.is_money();
    std::vector<StatisticsRow> rows;
    for (const Figure& figure : figures(statistics.counting.rules)) {
        if (figure.section != section) continue;
        const FigureValue first = shown_value(figure, statistics, span, Player::first);
        const FigureValue second = shown_value(figure, statistics, span, Player::second);
        if (says_nothing(figure, first, zeros) && says_nothing(figure, second, zeros)) continue;
        rows.push_back({.name = with_unit(figure, is_money, words),
                        .cells = {figure_text(figure, first, is_money, words),
                                  figure_text(figure, second, is_money, words)}});
    }
    return rows;
}

}  // namespace gammonkit
