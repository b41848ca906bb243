// The stable names of the model's small enumerations, and other one-liners of its plain values.
#include "model/action.hpp"
#include "model/analysis.hpp"
#include "model/match.hpp"
#include "model/outcome.hpp"
#include "model/value.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 6> kSkillMarks{"very-bad",    "bad",  "doubtful",
                                                      "interesting", "good", "very-good"};
constexpr std::array<std::string_view, 4> kLuckMarks{"very-unlucky", "unlucky", "lucky", "very-lucky"};
constexpr std::array<std::string_view, 3> kStakes{"single", "gammon", "backgammon"};
constexpr std::array<std::string_view, std::variant_size_v<Action>> kActions{"play",
                                                                             "roll",
                                                                             "double",
                                                                             "take",
                                                                             "drop",
                                                                             "beaver",
                                                                             "raccoon",
                                                                             "resign",
                                                                             "accept-resignation",
                                                                             "refuse-resignation",
                                                                             "set-position",
                                                                             "set-cube",
                                                                             "remark"};

template <class Mark, std::size_t size>
std::optional<Mark> mark_from(const std::array<std::string_view, size>& names, std::string_view name)
{
    const auto* found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Mark>(found - names.begin());
}

}  // namespace

std::string_view to_string(Stake stake)
{
    return kStakes[static_cast<std::size_t>(multiple(stake)) - 1];
}

std::string_view action_name(const Action& action)
{
    return kActions[action.index()];
}

double number_of(const Value& value)
{
    return std::visit([](const auto& unit) { return unit.value; }, value);
}

std::string_view to_string(SkillMark mark)
{
    return kSkillMarks[static_cast<std::size_t>(mark)];
}

std::string_view to_string(LuckMark mark)
{
    return kLuckMarks[static_cast<std::size_t>(mark)];
}

std::optional<SkillMark> skill_mark_from(std::string_view name)
{
    return mark_from<SkillMark>(kSkillMarks, name);
}

std::optional<LuckMark> luck_mark_from(std::string_view name)
{
    return mark_from<LuckMark>(kLuckMarks, name);
}

std::optional<Date> date_from(int year, int month, int day)
{
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
    const std::chrono::year_month_day calendar{std::chrono::year(year),
                                               std::chrono::month(static_cast<unsigned>(month)),
                                               std::chrono::day(static_cast<unsigned>(day))};
    if (!calendar.ok()) return std::nullopt;
    return Date{.year = year, .month = month, .day = day};
}

std::string to_string(const Date& date)
{
    return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

}  // namespace gammonkit
