#pragma once

#include "decisions/players/player_history.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// A line for each part of each history, in columns. Not wider than `width`: see TextTable.
[[nodiscard]] std::string history_text(std::span<const PlayerHistory> histories, HistoryBy by,
                                       std::size_t width = 0);

/// The same as a table of comma separated values, and as a JSON array: docs/players.md tells the columns.
[[nodiscard]] std::string history_csv(std::span<const PlayerHistory> histories, HistoryBy by);
[[nodiscard]] std::string history_json(std::span<const PlayerHistory> histories, HistoryBy by);

}  // namespace gammonkit
