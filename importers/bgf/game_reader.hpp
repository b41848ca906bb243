#pragma once

#include "importers/bgf/values.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

namespace gammonkit::bgf {

/// The board in a game's `initial`; nothing if there is none, or it cannot be. `has_board` tells which.
[[nodiscard]] std::optional<Position> initial_position(const Json* game);

/// Reads the start, the turns and the end of one game. `score_behind`: after the game, if the record tells.
void read_turns(const Json* json, const std::optional<ByPlayer<int>>& score_behind, bool crawford_game,
                const Rules& rules, const SourceText& source, Game& game, Reporter& reporter);

}  // namespace gammonkit::bgf
