#pragma once

#include "importers/mat/claim.hpp"
#include "importers/mat/file_parts.hpp"

namespace gammonkit::mat {

/// What the reader of one game needs to know.
struct GameContext {
    const SourceText& source;
    const Match& match;  ///< Rules and players.
    Surroundings around;
    bool sides_swapped = false;  ///< The left player of this game is the match's second.
    bool marks_hits = false;     ///< The record marks hits at all.
};

/// Reads the rows of one game into `game`, whose number and score are set already.
void read_game(const GameLines& lines, const GameContext& context, Game& game, Reporter& reporter);

}  // namespace gammonkit::mat
