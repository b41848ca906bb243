#include "formats/forum_text/numbers.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <string>

namespace gammonkit::forum_text {
namespace {

/// The sign at the front, stepped over.
double take_sign(std::string_view& text)
{
    if (!text.starts_with('+') && !text.starts_with('-')) return 1;
    const double sign = text.front() == '-' ? -1 : 1;
    text = without_first(text);
    return sign;
}

}  // namespace

std::optional<double> take_number(std::string_view& text)
{
    constexpr std::size_t kMostDigits = 40;
    std::string_view rest = text;
    const double sign = take_sign(rest);
    std::string digits;
    bool has_point = false;
    while (!rest.empty() && digits.size() < kMostDigits) {
        const bool is_point = (rest.front() == '.' || rest.front() == ',') && !has_point && rest.size() > 1 &&
                              is_digit(rest[1]) && !digits.empty();
        if (!is_point && !is_digit(rest.front())) break;
        digits += is_point ? '.' : rest.front();
        has_point |= is_point;
        rest = without_first(rest);
    }
    const std::optional<double> value = digits.empty() ? std::nullopt : parse_double(digits);
    if (!value) return std::nullopt;
    text = rest;
    return sign * *value;
}

std::vector<double> numbers_in(std::string_view text)
{
    std::vector<double> numbers;
    while (!text.empty()) {
        const std::optional<double> number = take_number(text);
        if (number) {
            numbers.push_back(*number);
        } else {
            text = without_first(text);
        }
    }
    return numbers;
}

std::optional<Probabilities> probabilities_of(const std::vector<double>& six)
{
    const bool possible = std::all_of(six.begin(), six.end(), [](double p) { return p >= 0 && p <= 1; });
    if (six.size() != 6 || !possible) return std::nullopt;
    return Probabilities{.win = six[0],
                         .win_gammon = six[1],
                         .win_backgammon = six[2],
                         .lose_gammon = six[4],
                         .lose_backgammon = six[5]};
}

}  // namespace gammonkit::forum_text
