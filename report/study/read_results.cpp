#include "report/study/read_results.hpp"

#include "support/json/json.hpp"

#include <charconv>
#include <optional>

namespace gammonkit {
namespace {

using nlohmann::json;

/// The number in so many digits of a text; nothing if they are none.
std::optional<int> digits(std::string_view text, std::size_t at, std::size_t count)
{
    if (text.size() < at + count) return std::nullopt;
    int number = 0;
    const char* const begin = text.data() + at;
    const auto [end, error] = std::from_chars(begin, begin + count, number);
    if (error != std::errc() || end != begin + count || number < 0) return std::nullopt;
    return number;
}

/// Of "2026-11-27T21:08:33.123Z", as scripts write times (ECMA-262, 21.4.1.32).
std::optional<std::chrono::sys_seconds> time_from(std::string_view text)
{
    const std::optional<int> parts[] = {digits(text, 0, 4),  digits(text, 5, 2),  digits(text, 8, 2),
                                        digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2)};
    for (const std::optional<int>& part : parts)
        if (!part) return std::nullopt;
    const std::optional<Date> date = date_from(*parts[0], *parts[1], *parts[2]);
    if (!date) return std::nullopt;
    const std::chrono::sys_days day = std::chrono::year(date->year) / date->month / date->day;
    return day + std::chrono::hours(*parts[3]) + std::chrono::minutes(*parts[4]) +
           std::chrono::seconds(*parts[5]);
}

tl::unexpected<Diagnostic> no_results()
{
    return failure("results", "these are no results of problems",
                   "a page of problems saves them, or Anki: File > Export, with scheduling information");
}

std::optional<StudyAnswer> answer_from(const json& answer)
{
    if (!answer.is_object()) return std::nullopt;
    const auto at = answer.find("at");
    const auto right = answer.find("right");
    if (at == answer.end() || !at->is_string() || right == answer.end() || !right->is_boolean())
        return std::nullopt;
    const std::optional<std::chrono::sys_seconds> time = time_from(at->get<std::string>());
    if (!time) return std::nullopt;
    return StudyAnswer{.at = *time, .right = right->get<bool>()};
}

}  // namespace

Result<StudyResults> read_page_results(std::string_view text)
{
    const json saved = json::parse(text, nullptr, false);
    if (!saved.is_object()) return no_results();
    const auto kind = saved.find("kind");
    const auto all = saved.find("results");
    if (kind == saved.end() || !kind->is_string() || kind->get<std::string>() != "study-results")
        return no_results();
    if (all == saved.end() || !all->is_object()) return no_results();
    StudyResults results;
    for (auto problem = all->begin(); problem != all->end(); ++problem) {
        if (!problem->is_array()) return no_results();
        StudyResults one;
        for (const json& each : *problem) {
            const std::optional<StudyAnswer> answer = answer_from(each);
            if (!answer) return no_results();
            one[problem.key()].push_back(*answer);
        }
        add_results(results, one);
    }
    return results;
}

}  // namespace gammonkit
