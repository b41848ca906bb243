#include "decisions/filter/filter.hpp"

#include "support/fold_case.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

Truth truth_of(bool holds)
{
    return holds ? Truth::yes : Truth::no;
}

Truth opposite(Truth truth)
{
    if (truth == Truth::unknown) return truth;
    return truth_of(truth == Truth::no);
}

/// `order` is below zero if what is known is less than what it is compared with.
bool holds(Relation how, double order)
{
    switch (how) {
    case Relation::unequal:
        return order != 0;
    case Relation::less:
        return order < 0;
    case Relation::at_most:
        return order <= 0;
    case Relation::more:
        return order > 0;
    case Relation::at_least:
        return order >= 0;
    default:
        return order == 0;
    }
}

bool holds_number(const Condition& condition, double number)
{
    const double difference = number - condition.number;
    return holds(condition.how, std::abs(difference) < kSameNumber ? 0 : difference);
}

/// A month holds all its days, a year all its months.
bool holds_date(const Condition& condition, const std::string& day)
{
    const std::string& wanted = condition.texts.front();
    return holds(condition.how, day.substr(0, wanted.size()).compare(wanted));
}

bool holds_text(const Condition& condition, const std::string& text)
{
    const std::string own = compared_text(condition, text);
    const bool found = std::ranges::any_of(condition.texts, [&](const std::string& wanted) {
        return condition.how == Relation::contains ? own.find(wanted) != std::string::npos : own == wanted;
    });
    return found != (condition.how == Relation::unequal);
}

/// A set of points has the bits of a whole number.
bool holds_point(const Condition& condition, int points)
{
    const int wanted = 1 << static_cast<int>(condition.number);
    return ((points & wanted) != 0) != (condition.how == Relation::unequal);
}

/// Whether a condition holds of what is known.
struct Compare {
    const Condition& condition;

    Truth operator()(std::monostate) const { return Truth::unknown; }
    Truth operator()(int number) const
    {
        return truth_of(is_of_points(condition) ? holds_point(condition, number)
                                                : holds_number(condition, number));
    }
    Truth operator()(double number) const { return truth_of(holds_number(condition, number)); }
    Truth operator()(const std::string& text) const
    {
        const bool is_date = condition.word->kind == WordKind::date;
        return truth_of(is_date ? holds_date(condition, text) : holds_text(condition, text));
    }
};

Truth judge_flag(const Condition& condition, AskFlag ask, const AskedDecision& asked)
{
    if (condition.word->name == kMeWord) {
        const auto name = std::get<AskCell>(find_word("name", true)->ask);
        return std::visit(Compare{condition}, name(asked));
    }
    const std::optional<bool> known = ask(asked);
    return known ? truth_of(*known) : Truth::unknown;
}

Truth judge_condition(const Condition& condition, const AskedDecision& asked)
{
    if (const auto* flag = std::get_if<AskFlag>(&condition.word->ask))
        return judge_flag(condition, *flag, asked);
    return std::visit(Compare{condition}, std::get<AskCell>(condition.word->ask)(asked));
}

}  // namespace

std::string compared_text(const Condition& condition, std::string_view text)
{
    const bool is_name = condition.word->kind == WordKind::name || condition.word->name == kMeWord;
    if (!is_name) return folded(trimmed(text));
    return condition.how == Relation::contains ? plain_letters(trimmed(text)) : name_key(text);
}

Truth Filter::judge(const AskedDecision& asked) const
{
    if (kind_ == Kind::condition) return judge_condition(condition_, asked);
    if (kind_ == Kind::negation) return opposite(parts_.front().judge(asked));
    Truth truth = kind_ == Kind::all ? Truth::yes : Truth::no;
    for (const Filter& part : parts_) {
        const Truth other = part.judge(asked);
        truth = kind_ == Kind::all ? std::min(truth, other) : std::max(truth, other);
    }
    return truth;
}

bool Filter::uses(std::string_view name) const
{
    if (kind_ == Kind::condition) return condition_.word->name == name;
    return std::ranges::any_of(parts_, [&](const Filter& part) { return part.uses(name); });
}

}  // namespace gammonkit
