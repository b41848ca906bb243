#include "importers/sgf/result_property.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::sgf {
namespace {

constexpr std::size_t kMostDigits = 7;

std::string_view take_digits(std::string_view& text)
{
    const auto* end = std::find_if_not(text.begin(), text.end(), is_digit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text = without_first(text, digits.size());
    return digits;
}

}  // namespace

std::optional<StatedResult> parse_result(std::string_view value)
{
    std::string_view rest = trimmed(value);
    StatedResult result;
    if (starts_with_ignoring_case(rest, "B")) {
        result.winner = Player::second;
    } else if (!starts_with_ignoring_case(rest, "W")) {
        return std::nullopt;
    }
    rest = without_first(rest);
    if (rest.empty()) return result;
    if (!rest.starts_with('+')) return std::nullopt;
    rest = without_first(rest);
    const std::string_view digits = take_digits(rest);
    if (digits.size() > kMostDigits) return std::nullopt;
    const int points = parse_int(digits).value_or(0);
    if (points > 0) result.points = points;
    if (rest.starts_with('.')) {
        rest = without_first(rest);
        take_digits(rest);
    }
    result.by_resignation = equals_ignoring_case(rest, "R") || equals_ignoring_case(rest, "Resign");
    return rest.empty() || result.by_resignation ? std::optional(result) : std::nullopt;
}

}  // namespace gammonkit::sgf
