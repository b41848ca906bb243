#pragma once

#include "decisions/players/player_records.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// A line for each player, in columns.
[[nodiscard]] std::string players_text(std::span<const PlayerTotals> players);

/// The same as a table of comma separated values, and as a JSON array: docs/players.md tells the columns.
/// Where each player has a page, `pages` are their paths.
[[nodiscard]] std::string players_csv(std::span<const PlayerTotals> players,
                                      std::span<const std::string> pages = {});
[[nodiscard]] std::string players_json(std::span<const PlayerTotals> players,
                                       std::span<const std::string> pages = {});

}  // namespace gammonkit
