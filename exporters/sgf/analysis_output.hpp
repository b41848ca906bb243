#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::sgf {

/// Adds the letters of a play: "hefe".
void add_steps(std::string& out, const Play& play, Player player);

/// The same into an array, which must have room for `kMostLetters`. Returns where they end.
char* put_steps(char* at, const Play& play, Player player);
inline constexpr std::size_t kMostLetters = 2 * Play::kMostSteps;

/// The number of a value that is in the unit of SGF's equities: Equity for money, Emg in a match. Nothing for
/// other units.
[[nodiscard]] std::optional<double> equity_of(const std::optional<Value>& value, bool money);

/// True if a candidate's assessment has what a record of it must state: chances, and an equity in SGF's unit.
[[nodiscard]] bool can_write_play(const Assessment& play, bool money);

/// True if both choices have what a cube record must state: chances, and a cubeful value in SGF's unit.
[[nodiscard]] bool can_write_cube(const CubeAnalysis& analysis, bool money);

/// True if a rollout states all numbers of its record; those that it does not are written as 0.
[[nodiscard]] bool fills_rollout(const Assessment& rolled_out, bool money);

/// True if both choices were rolled out: SGF has no record of a rollout beside an evaluation, and writes two
/// evaluations.
[[nodiscard]] bool is_rolled_out(const CubeAnalysis& analysis);

/// Adds DA, CR, A and MR: the first cube analysis and the first play analysis of a turn, as gnubg writes
/// them. `sgf_partial_losses` tells what of them is left out.
///
/// A file has one of each, and gnubg takes the play itself from the candidate that A points at: where none of
/// them is what was played, that is added to them. Values in a unit that SGF does not use there (only a match
/// equity table could convert them) are left out.
void add_analyses(std::string& out, const Turn& turn, bool money);

}  // namespace gammonkit::sgf
