#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// True if a line is made like Snowie's one-line positions: numbers, names and 26 places between semicolons.
[[nodiscard]] bool looks_like_snowie_line(std::string_view line);

/// The position of such a line. Its player 0 is Player::first. Fails with the field's name on everything that
/// cannot be.
[[nodiscard]] Result<PositionRecord> position_of_snowie_line(std::string_view line);

/// Forty fields, each with its semicolon, without line end. A semicolon in a name becomes a comma.
[[nodiscard]] std::string snowie_line(const PositionRecord& record);

}  // namespace gammonkit
