#include "cli/options/place_in_record.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Takes the number off "g2", if it begins with this letter.
std::optional<int> number_after(char letter, std::string_view part)
{
    if (!part.starts_with(letter)) return std::nullopt;
    const std::optional<int> number = parse_int(part.substr(1));
    return number && *number >= 1 ? number : std::nullopt;
}

}  // namespace

Result<PlaceInRecord> parse_place(std::string_view text)
{
    if (const std::optional<int> position = number_after('p', text))
        return PlaceInRecord{.position = position};
    const bool before_roll = text.ends_with('c');
    std::vector<std::string_view> parts = split(text.substr(0, text.size() - before_roll), '-');
    PlaceInRecord place{.match = number_after('m', first_or_empty(parts)), .before_roll = before_roll};
    if (place.match) parts.erase(parts.begin());
    if (!parts.empty()) place.game = number_after('g', parts.front());
    if (parts.size() == 2) place.turn = parse_int(parts.back());
    const bool has_turn = parts.size() == 2 && place.turn.value_or(0) >= 1;
    if (place.game && (has_turn || (parts.size() == 1 && !before_roll))) return place;
    return failure("usage", fmt::format("'{}' is not a place in a match", text),
                   "g2-17 is the board before turn 17 of game 2, g2-17c before its roll, g2 the end of game "
                   "2, m3-g2-17 in match 3, p3 the third position of a file of positions");
}

Result<std::vector<PlaceInRecord>> parse_places(std::string_view text)
{
    std::vector<PlaceInRecord> places;
    for (const std::string_view part : split(text, ',')) {
        GK_TRY(const PlaceInRecord place, parse_place(trimmed(part)));
        places.push_back(place);
    }
    return places;
}

}  // namespace gammonkit::cli
