#pragma once

#include "formats/pos/pos_file.hpp"
#include "model/match.hpp"

namespace gammonkit::pos {

/// The position of a file; player 1 is Player::first. Fails on what cannot be.
[[nodiscard]] Result<PositionRecord> position_of(const File& file);

/// The file of a position, with what its extras remember of the program that wrote it.
[[nodiscard]] File file_of(const PositionRecord& record);

}  // namespace gammonkit::pos
