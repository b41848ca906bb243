#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <span>
#include <vector>

namespace gammonkit {

enum class SplitBy { match, game, position };

/// One collection for each match, or for each game; positions that stand alone come last, one collection
/// each. A single game keeps its number, score and match information. By position, all matches stay with the
/// first position.
[[nodiscard]] std::vector<Collection> split(const Collection& collection, SplitBy by);

/// All of a match but its games. It takes as long as copying them: not for a loop over games.
[[nodiscard]] inline Match without_games(Match match)
{
    match.games.clear();
    return match;
}

/// Takes apart matches that a record has as one: a new one begins where the games start over at 0-0, and
/// behind the game in which the match was won. Later parts have no names of their own, so all keep what is
/// known of the match; their games are counted from 1. One part: nothing was glued.
[[nodiscard]] std::vector<Match> split_glued(const Match& match);

enum class JoinAs {
    collection,  ///< The matches of all inputs, one after the other.
    match        ///< Consecutive games of one match become that match again.
};

/// Puts collections together. JoinAs::match fails if rules or players differ, or if a game's number comes
/// twice.
[[nodiscard]] Result<Collection> join(std::span<const Collection> parts, JoinAs as);

}  // namespace gammonkit
