#pragma once

#include "model/player.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// One half of "Al Capone : 3          Bo : 0" or "Al Capone (3)    Bo (0)"; the name may hold ":" and be
/// empty.
struct NameAndScore {
    std::string_view name;
    int score = 0;
};

/// Both halves, the left player first; nothing if the line is no score line.
[[nodiscard]] std::optional<ByPlayer<NameAndScore>> score_line(std::string_view line);

/// The names of a headless file: two texts with a gap between them. Nothing if there is no gap.
[[nodiscard]] std::optional<ByPlayer<std::string_view>> names_line(std::string_view line);

}  // namespace gammonkit::mat
