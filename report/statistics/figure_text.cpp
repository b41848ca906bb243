#include "report/statistics/figure_text.hpp"

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
        return fmt::format("{} +- {:.3f}", signed_text(advantage.mean, 3), advantage.margin);
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

}  // namespace

std::string signed_text(double number, int digits)
{
    std::string text = fmt::format("{:+.{}f}", number, digits);
    const bool is_zero = text.find_first_of("123456789") == std::string::npos;
    return is_zero ? text.substr(1) : text;
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

}  // namespace gammonkit
