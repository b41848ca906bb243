#pragma once

#include "importers/sgg/file_parts.hpp"
#include "model/match.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::sgg {

/// What the last line of a game says: "Ann wins 2 points."
struct Result {
    std::string_view winner;
    int points = 0;
};
[[nodiscard]] std::optional<Result> result_in(std::string_view line);

/// The two names of a match. Where " vs. " stands in the line more than once, the results tell which one
/// parts the names; if they don't, it is the first.
[[nodiscard]] ByPlayer<std::string_view> names_of(const MatchLines& lines);

}  // namespace gammonkit::sgg
