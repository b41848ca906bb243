#include "formats/record/scanner.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::record {

bool Scanner::take(std::string_view part)
{
    const std::string_view text = trimmed_left(rest_);
    if (!text.starts_with(part)) return false;
    rest_ = text.substr(part.size());
    return true;
}

std::optional<int> Scanner::number()
{
    const std::string_view text = trimmed_left(rest_);
    const std::ptrdiff_t sign = text.starts_with('-') ? 1 : 0;
    const auto end = std::find_if_not(text.begin() + sign, text.end(), is_digit);
    const auto length = static_cast<std::size_t>(end - text.begin());
    const std::optional<int> value = parse_int(text.substr(0, length));
    if (value) rest_ = text.substr(length);
    return value;
}

std::string_view Scanner::rest() const
{
    return trimmed(rest_);
}

namespace {

/// Two words of one text.
Rating parted(std::string_view text)
{
    constexpr std::string_view kExperience = " (Exp ";
    const std::size_t at = text.find(kExperience);
    if (at != std::string_view::npos && text.ends_with(')')) {
        const std::string_view games = text.substr(at + kExperience.size());
        return {.number = text.substr(0, at), .experience = games.substr(0, games.size() - 1)};
    }
    const std::size_t slash = text.rfind('/');
    if (slash == std::string_view::npos) return {.number = text};
    return {.number = text.substr(0, slash), .experience = text.substr(slash + 1)};
}

/// Digits, perhaps with a point or comma among them.
bool is_number(std::string_view text)
{
    const bool fits =
        std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '.' || c == ','; });
    return !text.empty() && is_digit(text.front()) && fits;
}

}  // namespace

std::optional<Rating> rating_in(std::string_view text)
{
    const Rating rating = parted(text);
    const bool counts = std::all_of(rating.experience.begin(), rating.experience.end(), is_digit);
    const bool ends_well = !rating.experience.empty() || text == rating.number;
    return is_number(rating.number) && counts && ends_well ? std::optional(rating) : std::nullopt;
}

}  // namespace gammonkit::record
