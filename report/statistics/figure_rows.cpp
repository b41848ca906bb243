#include "report/statistics/figure_rows.hpp"

#include "decisions/statistics/ratings.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// In single precision, as GNU Backgammon scales what it prints: that decides how ties are rounded.
double scaled(double number, int scale)
{
    return static_cast<double>(static_cast<float>(number) * static_cast<float>(scale));
}

struct LongText {
    const Figure& figure;
    bool is_money;
    const Translator& words;

    [[nodiscard]] int sign() const { return figure.section == FigureSection::luck ? 1 : -1; }

    [[nodiscard]] std::string absolute(double number) const
    {
        if (is_money) return signed_text(sign() * number, 3);
        return signed_text(scaled(sign() * number, 100), 3) + "%";
    }

    std::string operator()(std::monostate) const { return "-"; }
    std::string operator()(int count) const { return std::to_string(count); }
    std::string operator()(SkillRating rating) const { return words.say(to_string(rating)); }
    std::string operator()(LuckRating rating) const { return words.say(words_of(rating)); }
    std::string operator()(double number) const
    {
        const FigureUnit unit = figure.unit;
        if (unit == FigureUnit::millipoints) return signed_text(scaled(-number, 1000), 1);
        if (unit == FigureUnit::chance) return fmt::format("{:.2f}%", scaled(number, 100));
        if (unit == FigureUnit::performance) return fmt::format("{:.2f}", number);
        if (unit == FigureUnit::rating) return fmt::format("{:.1f}", number);
        return is_money ? signed_text(number, 3) : signed_text(scaled(number, 100), 2) + "%";
    }
    std::string operator()(const Amount& amount) const
    {
        const bool is_rate = figure.unit == FigureUnit::rate;
        const double normalized = scaled(sign() * amount.normalized, is_rate ? 1000 : 1);
        return fmt::format("{} ({})", signed_text(normalized, is_rate ? 1 : 3), absolute(amount.absolute));
    }
    std::string operator()(const Tally& tally) const
    {
        return tally.count == 0 ? "0" : fmt::format("{} {}", tally.count, (*this)(tally.error));
    }
    std::string operator()(const Advantage& advantage) const
    {
        return fmt::format("{} ± {:.3f}", signed_text(advantage.mean, 3), advantage.margin);
    }
    std::string operator()(const DiceTally& tally) const
    {
        if (figure.unit == FigureUnit::dice)
            return fmt::format("{}/{} ({:.1f} ± {:.1f})", tally.found, tally.tries, tally.expected,
                               tally.deviation());
        const double rolls = tally.tries;
        return fmt::format("{:.2f} ({:.2f} ± {:.2f})", tally.found / rolls, tally.expected / rolls,
                           tally.deviation() / rolls);
    }
    std::string operator()(const Interval& interval) const
    {
        if (figure.name != "difference") return interval_text(interval, words);
        return words.say("{0} to {1}", signed_text(interval.low, 1), signed_text(interval.high, 1));
    }
};

struct ShortText {
    const Figure& figure;
    const Translator& words;

    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(double number) const
    {
        if (figure.unit == FigureUnit::millipoints) return fmt::format("{:.1f}", scaled(number, 1000));
        return LongText{figure, false, words}(number);
    }
    std::string operator()(const Amount& amount) const
    {
        if (figure.section == FigureSection::luck) return signed_text(amount.normalized, 3);
        const bool is_rate = figure.unit == FigureUnit::rate;
        return fmt::format("{:.{}f}", scaled(amount.normalized, is_rate ? 1000 : 1), is_rate ? 1 : 3);
    }
    std::string operator()(const Tally& tally) const { return std::to_string(tally.count); }
    template <class Other>
    std::string operator()(const Other& other) const
    {
        return LongText{figure, false, words}(other);
    }
};

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

std::string signed_text(double number, int digits)
{
    std::string text = fmt::format("{:+.{}f}", number, digits);
    const bool is_zero = text.find_first_of("123456789") == std::string::npos;
    return is_zero ? text.substr(1) : text;
}

std::string interval_text(const Interval& interval, const Translator& words)
{
    return words.say("{0} to {1}", words.numbers(fmt::format("{:.1f}", interval.low)),
                     words.numbers(fmt::format("{:.1f}", interval.high)));
}

std::string figure_text(const Figure& figure, const FigureValue& value, bool is_money,
                        const Translator& words)
{
    return words.numbers(std::visit(LongText{figure, is_money, words}, value));
}

std::string short_figure_text(const Figure& figure, const FigureValue& value, const Translator& words)
{
    return words.numbers(std::visit(ShortText{figure, words}, value));
}

std::string absolute_text(const FigureValue& amount, bool is_money, const Translator& words)
{
    const Amount* known = std::get_if<Amount>(&amount);
    if (known == nullptr) return "";
    const std::string number = words.numbers(is_money ? fmt::format("{:.3f}", known->absolute)
                                                      : fmt::format("{:.2f}", scaled(known->absolute, 100)));
    return is_money ? words.say("{0} points", number) : number + "%";
}

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
    const auto cell = [&](const Figure& figure, const FigureValue& value) {
        return zeros == Zeros::left_out && counts_nothing(value)
                   ? std::string(kNoFigure)
                   : figure_text(figure, value, is_money, words);
    };
    std::vector<StatisticsRow> rows;
    for (const Figure& figure : figures(statistics.counting.rules)) {
        if (figure.section != section) continue;
        const FigureValue first = shown_value(figure, statistics, span, Player::first);
        const FigureValue second = shown_value(figure, statistics, span, Player::second);
        if (says_nothing(figure, first, zeros) && says_nothing(figure, second, zeros)) continue;
        rows.push_back({.name = with_unit(figure, is_money, words),
                        .cells = {cell(figure, first), cell(figure, second)}});
    }
    return rows;
}

}  // namespace gammonkit
