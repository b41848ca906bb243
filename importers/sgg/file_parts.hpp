#pragma once

#include "formats/sgg/sgg_lines.hpp"
#include "importers/turns/headed_games.hpp"
#include "model/match.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::sgg {

using GameLines = HeadedGame<Heading>;

/// The lines of one match.
struct MatchLines {
    std::string_view names;  ///< "Ann vs. Bob"; empty if there is no such line.
    std::vector<std::string_view> header =
        {};  ///< What else stands above the first game, but for blank lines.
    std::vector<GameLines> games = {};
};

/// Finds the matches and games of a text. A further match begins with names and a header; each has a game.
[[nodiscard]] std::vector<MatchLines> split_into_matches(const SourceText& source);

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
