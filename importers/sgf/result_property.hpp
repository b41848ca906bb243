#pragma once

#include "model/player.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::sgf {

/// What RE says: "W+2", "B+1R".
struct StatedResult {
    Player winner = Player::first;
    std::optional<int> points = {};  ///< Nothing: not stated, or stated as 0.
    bool by_resignation = false;
};

/// Reads the value of RE, in any case: a color, "+" and points, of which a fraction is dropped; "R" or
/// "Resign" at the end is a resignation. Nothing for "0", "Void", "?", forfeits and whatever else.
[[nodiscard]] std::optional<StatedResult> parse_result(std::string_view value);

}  // namespace gammonkit::sgf
