#include "formats/sgg/sgg_lines.hpp"

#include "formats/record/scanner.hpp"
#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

namespace gammonkit::sgg {
namespace {

constexpr std::string_view kTabWins = "\twins ";

bool is_sensible(const Heading& heading)
{
    const auto fits = [](int number) { return number >= -kMostPoints && number <= kMostPoints; };
    return fits(heading.number) && fits(heading.score.first) && fits(heading.score.second) &&
           fits(heading.length.value_or(0)) && heading.length.value_or(0) >= 0;
}

/// Replaces every `from` in a text.
std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result.append(text.substr(0, at)).append(to);
        text = without_first(text, at + from.size());
    }
    return result.append(text);
}

/// True if a line without "> " in front is more than chat, or not even seen as chat by other programs.
bool means_something(std::string_view line)
{
    if (trimmed(line).empty()) return true;
    return is_digit(first_char(line)) || line.starts_with('>') || heading_of(line) ||
           line.find(kVersus) != std::string_view::npos;
}

}  // namespace

std::optional<Heading> heading_of(std::string_view line)
{
    if (!line.starts_with("Game ")) return std::nullopt;
    record::Scanner scanner(line);
    Heading heading;
    const auto into = [&](int& value) {
        const std::optional<int> number = scanner.number();
        value = number.value_or(0);
        return number.has_value();
    };
    const auto score_into = [&](int& value) {
        const bool found = into(value);
        heading.crawford = scanner.take("*") || heading.crawford;
        return found;
    };
    const bool found = scanner.take("Game") && into(heading.number) && scanner.take(".") &&
                       score_into(heading.score.first) && scanner.take("-") &&
                       score_into(heading.score.second);
    if (found && scanner.take("/") && !into(heading.length.emplace())) return std::nullopt;
    if (!found || !scanner.at_end() || !is_sensible(heading)) return std::nullopt;
    if (heading.length == 0) heading.length.reset();
    return heading;
}

std::string quoted(std::string_view chat)
{
    std::string line = replaced(chat, kWins, kTabWins);
    if (!means_something(line)) return line;
    return trimmed(line).empty() ? ">" : "> " + line;
}

std::string unquoted(std::string_view line)
{
    std::string_view text = line;
    if (text.starts_with('>')) {
        const std::string_view said = text.substr(text.starts_with("> ") ? 2 : 1);
        if (means_something(said)) text = said;
    }
    return replaced(text, kTabWins, kWins);
}

}  // namespace gammonkit::sgg
