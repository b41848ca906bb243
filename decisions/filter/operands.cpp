#include "decisions/filter/operands.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr int kLowestAnchor = 19;

struct Sign {
    std::string_view text;
    Relation how;
};
constexpr Sign kSigns[] = {{"=", Relation::equal},    {"==", Relation::equal},   {":", Relation::contains},
                           {"!=", Relation::unequal}, {"<>", Relation::unequal}, {"<", Relation::less},
                           {"<=", Relation::at_most}, {">", Relation::more},     {">=", Relation::at_least}};

/// What is written, for the kinds of words that can be compared so.
struct Written {
    const SourceText& source;
    const Syntax& syntax;
    const Word& word;
    Relation how;

    [[nodiscard]] tl::unexpected<Diagnostic> wrong(std::string_view part, std::string message,
                                                   std::string hint = {}) const
    {
        return tl::unexpected(error_at(source, part, "filter", std::move(message), std::move(hint)));
    }

    /// Only = and != make sense; a : is an =.
    [[nodiscard]] bool asks_for_order() const
    {
        return how != Relation::equal && how != Relation::unequal && how != Relation::contains;
    }
    [[nodiscard]] Relation exact() const { return how == Relation::contains ? Relation::equal : how; }

    [[nodiscard]] Result<Condition> number() const;
    [[nodiscard]] Result<Condition> chance() const;
    [[nodiscard]] Result<Condition> text() const;
    [[nodiscard]] Result<Condition> tag() const;
    [[nodiscard]] Result<Condition> dice() const;
    [[nodiscard]] Result<Condition> date() const;
    [[nodiscard]] Result<Condition> point(int lowest) const;
};

Result<Condition> Written::number() const
{
    const std::optional<double> parsed = parse_double(syntax.value);
    if (!parsed || !std::isfinite(*parsed))
        return wrong(syntax.value, fmt::format("'{}' is not a number", syntax.value),
                     fmt::format("such as {}", example_of(word)));
    return Condition{.word = &word, .how = exact(), .number = *parsed};
}

/// Whoever writes win>60 means percent, and would find nothing.
Result<Condition> Written::chance() const
{
    const bool in_percent = syntax.value.ends_with('%');
    const std::string_view digits = syntax.value.substr(0, syntax.value.size() - (in_percent ? 1 : 0));
    const std::optional<double> parsed = parse_double(digits);
    if (!parsed || !std::isfinite(*parsed))
        return wrong(syntax.value, fmt::format("'{}' is no chance", syntax.value),
                     fmt::format("such as {}", example_of(word)));
    if (!in_percent && std::abs(*parsed) > 1)
        return wrong(syntax.value, fmt::format("'{}' is a number from 0 to 1, or in percent", word.name),
                     fmt::format("did you mean {}%?", syntax.value));
    const double chance = in_percent ? *parsed / 100 : *parsed;
    if (std::abs(chance) > 1) return wrong(syntax.value, fmt::format("'{}' is at most 100%", word.name));
    return Condition{.word = &word, .how = exact(), .number = chance};
}

Result<Condition> Written::text() const
{
    if (asks_for_order())
        return wrong(syntax.sign,
                     fmt::format("'{}' is a text, which is compared with =, != or :", word.name));
    Condition condition{.word = &word, .how = how};
    condition.texts = {compared_text(condition, syntax.value)};
    condition.written = syntax.value;
    return condition;
}

/// A comment has any number of tags. They are found by how they begin.
Result<Condition> Written::tag() const
{
    if (asks_for_order() || how == Relation::unequal)
        return wrong(syntax.sign, "tags are compared with = only",
                     fmt::format("!tag={} means what is not tagged so", syntax.value));
    Condition condition{.word = &word, .how = Relation::contains};
    condition.texts = {compared_text(condition, fmt::format("#{}", syntax.value))};
    condition.written = syntax.value;
    return condition;
}

Result<Condition> Written::dice() const
{
    std::string digits;
    std::ranges::copy_if(syntax.value, std::back_inserter(digits), [](char c) { return c != '-'; });
    const bool right =
        digits.size() == 2 && std::ranges::all_of(digits, [](char c) { return c >= '1' && c <= '6'; });
    if (!right)
        return wrong(syntax.value, fmt::format("'{}' is no roll of two dice", syntax.value), "such as 62");
    if (asks_for_order()) return wrong(syntax.sign, "dice are compared with = or != only");
    std::ranges::sort(digits, std::greater<>());
    return Condition{.word = &word, .how = exact(), .texts = {digits}};
}

Result<Condition> Written::date() const
{
    const std::vector<std::string_view> parts = split(syntax.value, '-');
    const bool right =
        parts.size() <= 3 && parts.front().size() == 4 &&
        std::ranges::all_of(
            parts,
            [](std::string_view part) { return part.size() >= 2 && std::ranges::all_of(part, is_digit); }) &&
        std::all_of(parts.begin() + 1, parts.end(), [](std::string_view part) { return part.size() == 2; });
    if (!right)
        return wrong(syntax.value, fmt::format("'{}' is no day, month or year", syntax.value),
                     "such as 2020-05-31, 2020-05 or 2020");
    return Condition{.word = &word, .how = exact(), .texts = {std::string(syntax.value)}};
}

Result<Condition> Written::point(int lowest) const
{
    constexpr int kHighest = 24;
    const std::optional<int> parsed = parse_int(syntax.value);
    if (!parsed || *parsed < lowest || *parsed > kHighest)
        return wrong(syntax.value,
                     fmt::format("'{}' is no point from {} to {}", syntax.value, lowest, kHighest),
                     fmt::format("such as {}", example_of(word)));
    if (asks_for_order()) return wrong(syntax.sign, "points are compared with = or != only");
    return Condition{.word = &word, .how = exact(), .number = static_cast<double>(*parsed)};
}

}  // namespace

Result<Condition> comparison(const SourceText& source, const Syntax& syntax, const Word& word)
{
    const auto* const sign = std::ranges::find(kSigns, syntax.sign, &Sign::text);
    const Written written{source, syntax, word, sign->how};
    switch (word.kind) {
    case WordKind::chance:
        return written.chance();
    case WordKind::text:
    case WordKind::name:
        return word.name == kTagWord ? written.tag() : written.text();
    case WordKind::dice:
        return written.dice();
    case WordKind::date:
        return written.date();
    case WordKind::point:
        return written.point(1);
    case WordKind::anchor:
        return written.point(kLowestAnchor);
    default:
        return written.number();
    }
}

std::optional<PairOfNumbers> pair_of_numbers(std::string_view text)
{
    const std::size_t dash = text.find('-', 1);
    if (dash == std::string_view::npos) return std::nullopt;
    PairOfNumbers pair;
    for (const auto& [part, number] :
         {std::pair{text.substr(0, dash), &pair.first}, std::pair{text.substr(dash + 1), &pair.second}}) {
        if (part == "*") continue;
        const std::optional<int> parsed = parse_int(part);
        if (!parsed) return std::nullopt;
        *number = *parsed;
    }
    if (!pair.first && !pair.second) return std::nullopt;
    return pair;
}

std::string example_of(const Word& word)
{
    static constexpr std::string_view kExamples[] = {"",    ">3",        ">60%", ":text", ":text",
                                                     "=62", ">=2020-05", "=5",   "=20"};
    return fmt::format("{}{}", word.name, kExamples[static_cast<std::size_t>(word.kind)]);
}

}  // namespace gammonkit
