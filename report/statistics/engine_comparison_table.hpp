#pragma once

#include "decisions/statistics/engine_comparison.hpp"

#include <array>
#include <string>

namespace gammonkit {

/// For people: who judged, a table of matches and of players, and the `most` decisions that differ most.
/// `names` are the two sides. Not wider than `width`: see TextTable.
[[nodiscard]] std::string engine_comparison_text(const EngineComparison& comparison,
                                                 const std::array<std::string, 2>& names, std::size_t most,
                                                 std::size_t width = 0);

/// A row for each decision that both judge.
[[nodiscard]] std::string engine_comparison_csv(const EngineComparison& comparison);

/// All of it, with the `most` decisions that differ most.
[[nodiscard]] std::string engine_comparison_json(const EngineComparison& comparison,
                                                 const std::array<std::string, 2>& names, std::size_t most);

}  // namespace gammonkit
