#pragma once

#include "formats/sgg/sgg_lines.hpp"
#include "importers/turns/headed_games.hpp"

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

}  // namespace gammonkit::sgg
