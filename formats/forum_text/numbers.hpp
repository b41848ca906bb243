#pragma once

#include "model/analysis.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::forum_text {

/// The number at the front of a text, with a sign or without, a point or a comma; steps over it. Nothing, and
/// no step, if there is none.
[[nodiscard]] std::optional<double> take_number(std::string_view& text);

/// All numbers of a text.
[[nodiscard]] std::vector<double> numbers_in(std::string_view text);

/// Six chances as fractions, as the texts have them: win, win a gammon, win a backgammon, then the same of
/// the opponent.
[[nodiscard]] std::optional<Probabilities> probabilities_of(const std::vector<double>& six);

}  // namespace gammonkit::forum_text
