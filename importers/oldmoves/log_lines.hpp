#pragma once

#include "model/player.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::oldmoves {

/// One game of a log; all views are into the source. X is the first player.
struct GameLines {
    std::string_view heading;  ///< "Score is 2-1 in a 5 point match."
    ByPlayer<int> score = {};  ///< As written: X's first.
    int length = 0;            ///< 0: unlimited.
    ByPlayer<std::string_view> names = {};
    std::vector<std::string_view> rows = {};  ///< "X: (3 1) 8-5 6-5", without prompts and blanks around.
    bool is_asked_for = false;                ///< The command that prints a log stands in front.
};

/// What a capture holds.
struct Log {
    std::vector<GameLines> games = {};
    std::size_t noise = 0;                              ///< Lines that are no part of a game.
    std::string_view first_noise = {};                  ///< The first of them.
    std::vector<std::string_view> not_understood = {};  ///< Those that look like a part of a game.
};

/// Finds the games in a capture of a session: prompts, messages and blank lines may stand anywhere.
[[nodiscard]] Log games_in(const SourceText& source);

}  // namespace gammonkit::oldmoves
