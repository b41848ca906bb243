#include "formats/record/rating.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::record {
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
