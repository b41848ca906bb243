#pragma once

#include "formats/feature.hpp"

namespace gammonkit {

/// The statements of rules that change nothing: rules of money sessions in a match, the Crawford rule where
/// it cannot apply, and that a match has it, as all have that do not deny it. The others have no value.
[[nodiscard]] Rules moot_statements(const Rules& rules);

/// How many rules of money sessions, without automatic doubles and raccoons, a match states; or whether a
/// session states the Crawford rule.
[[nodiscard]] std::size_t misplaced_statements(const Rules& rules);

/// Those of all matches, by the features of the rules that they are about.
[[nodiscard]] Census moot_statements(const std::vector<Match>& matches);

/// Takes such statements out of a count, and counts them as what they are.
void part_moot_statements(const Census& moot, Census& lost);

}  // namespace gammonkit
