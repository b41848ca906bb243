#pragma once

#include "model/match.hpp"
#include "model/outcome.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::bgammon {

/// Seconds since 1970 at which a game began: as its file had it, or else as the match tells day and time
/// (UTC); nothing if that is not known.
[[nodiscard]] std::optional<std::int64_t> start_of(const Match& match, const Game& game);

/// True if the time of a match can be told: "19:30", of a day since 1970.
[[nodiscard]] bool tells_time(const Match& match);
[[nodiscard]] bool tells_date(const Match& match);

/// True for a name that is read back as it is.
[[nodiscard]] bool fits_in_heading(std::string_view name);

/// "i 1702738670 Ann Bob 5 0 2 1 1 0"; `outcome` is that of the game.
[[nodiscard]] std::string heading_line(const Match& match, const Game& game,
                                       const std::optional<Outcome>& outcome);

}  // namespace gammonkit::bgammon
