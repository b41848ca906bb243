#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::gnubg_text {

/// What a line may say, with places for what changes: "{s} wins {n} points". languages.txt has them all, and
/// says what the places are.
using Sentence = std::string_view;

/// What stands in the places of a line that says this; blanks around it do not count. {w} is left out, for
/// which other languages have no place.
[[nodiscard]] std::optional<std::vector<std::string_view>> places_in(std::string_view line,
                                                                     Sentence sentence);

/// The sentence with this in its places.
[[nodiscard]] std::string with_places(Sentence sentence, const std::vector<std::string_view>& places);

}  // namespace gammonkit::gnubg_text
