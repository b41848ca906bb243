#pragma once

#include "importers/xg/game_reader.hpp"

namespace gammonkit::xg {

/// The question that a position file asks. If it is about the cube, and the file tells of a roll besides, a
/// second position asks for the play. None if the board cannot be.
[[nodiscard]] std::vector<PositionRecord> read_positions(const Document& document, const Lowering& lowering);

}  // namespace gammonkit::xg
