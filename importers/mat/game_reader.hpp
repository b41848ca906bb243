#pragma once

#include "importers/mat/claim.hpp"
#include "importers/mat/file_parts.hpp"

namespace gammonkit::mat {

/// What the reader of one game needs to know.
struct RowsContext {
    GameContext game;
    bool sides_swapped = false;                ///< The left player of this game is the match's second.
    bool marks_hits = false;                   ///< The record marks hits at all.
    bool repeats_doubles = false;              ///< See RepeatedDoubles.
    std::optional<Position> starts_from = {};  ///< Nothing: the start of the variant.
};

/// Reads the rows of one game into `game`, whose number and score are set already.
void read_game(const GameLines& lines, const RowsContext& context, Game& game, Reporter& reporter);

}  // namespace gammonkit::mat
