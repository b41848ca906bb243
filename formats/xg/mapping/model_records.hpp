#pragma once

#include "formats/xg/records/document.hpp"
#include "model/match.hpp"

namespace gammonkit::xg {

/// The match as records of XG, with what earlier records of XG left in its extras if `with_extras`. The
/// reader makes them without, to see what the model does not tell of the records that it has read.
[[nodiscard]] Document document_of(const Match& match, bool with_extras);

/// The same for a position: header, game, cube question, and the play question if dice are rolled. `rolled`
/// is the position of the roll that was on the board when a cube question was saved, or nothing.
[[nodiscard]] Document document_of(const PositionRecord& position, const PositionRecord* rolled,
                                   bool with_extras);

}  // namespace gammonkit::xg
