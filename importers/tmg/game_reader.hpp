#pragma once

#include "importers/tmg/file_parts.hpp"
#include "importers/turns/game_context.hpp"

namespace gammonkit::tmg {

/// Reads the records of one game into `game`, whose number and score are set already.
void read_game(const GameLines& lines, const GameContext& context, Game& game, Reporter& reporter);

}  // namespace gammonkit::tmg
