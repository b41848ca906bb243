#pragma once

#include "importers/tmg/file_parts.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <optional>

namespace gammonkit::tmg {

/// What the reader of one game needs to know.
struct GameContext {
    const SourceText& source;
    const Match& match;  ///< Rules and players.
    bool crawford_game = false;
    std::optional<Outcome> by_score = {};  ///< What the next heading says of this game.
};

/// Reads the records of one game into `game`, whose number and score are set already.
void read_game(const GameLines& lines, const GameContext& context, Game& game, Reporter& reporter);

}  // namespace gammonkit::tmg
