#pragma once

#include "model/match.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::bgammon {

/// The first line of a game: "i 1702738670 Ann Bob 5 0 2 1 1 0".
struct Heading {
    std::optional<std::int64_t> started = {};  ///< Seconds since 1970; older files do not tell.
    ByPlayer<std::string> names;
    int length = 0;
    ByPlayer<int> score;
    int winner = 0;   ///< 1, 2, or 0: nobody.
    int points = 0;   ///< In practice the value of the cube.
    int variant = 0;  ///< 0 is backgammon.
};

/// True for the first line of a game.
[[nodiscard]] bool is_heading(std::string_view line);

/// Nothing if the line has not the right number of words, or they are no numbers.
[[nodiscard]] std::optional<Heading> heading_in(std::string_view line);

/// Fills in what the first game tells of the match.
void read_facts(const Heading& heading, Match& match);

/// "acey-deucey", "tabula", or the number.
[[nodiscard]] std::string variant_name(int variant);

}  // namespace gammonkit::bgammon
