#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// The fields of a FIBS "board:" line in this text, behind "board:" up to a blank at its end; nothing if
/// there is none.
[[nodiscard]] std::optional<std::string_view> board_fields(std::string_view line);

/// The position of such fields. "You" is Player::first. Fails with the field's name on everything that cannot
/// be.
[[nodiscard]] Result<PositionRecord> position_of_board_fields(std::string_view fields);

/// "board:You:opponent:...", 52 fields without line end; `record.players.first` is "you", who plays O's
/// checkers from 24 down to 1.
[[nodiscard]] std::string board_line(const PositionRecord& record);

}  // namespace gammonkit
