#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::sgf {

/// What of a game's root node depends on more than that game.
struct RootContext {
    const Match& match;
    bool first_game = false;  ///< The only one that repeats what is said about the match, as with gnubg.
    bool crawford_game = false;
    bool from_zero = true;        ///< How MI numbers the games.
    std::string_view table = {};  ///< See `table_of`.
};

/// True if the games of a match can be numbered from 0, as gnubg does: a reader must be able to tell.
[[nodiscard]] bool may_number_from_zero(const Match& match);

/// The match equity table of the first analysis in a match that names one. A file of ours says it in ME,
/// which gnubg passes over.
[[nodiscard]] std::string_view table_of(const Match& match);

/// Adds "(;FF[4]GM[6]..." up to the end of the root node, in gnubg's order.
void add_root(std::string& out, const Game& game, const RootContext& context);

}  // namespace gammonkit::sgf
