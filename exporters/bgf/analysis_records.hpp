#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"
#include "support/json/json.hpp"

namespace gammonkit::bgf {

/// True for a number that is read back: finite, and not one that stands for none.
[[nodiscard]] bool is_number(double value);

/// True if all candidates can be told: their moves, and one equity each at most, not a chance to win.
[[nodiscard]] bool can_tell(const PlayAnalysis& analysis, const GameState& state, Player player, Dice dice);

/// True if the sides are all chances to win the match, by themselves or beside normalized equities, or all
/// money equities.
[[nodiscard]] bool can_tell(const CubeAnalysis& analysis);

/// True for a value that is an equity, normalized or of money.
[[nodiscard]] bool can_tell_luck(const Value& luck);

/// The plies of an assessment, where they can be told.
[[nodiscard]] std::optional<int> plies_of(const Assessment& assessment);

/// `from` and `to` of a move.
[[nodiscard]] nlohmann::json points_of(const Play& play);

/// `moveAnalysis`, of an analysis that can be told.
[[nodiscard]] nlohmann::json move_analysis(const PlayAnalysis& analysis);

/// The assessment that `dancingEquity` tells: that of the only candidate, which moves nothing. Null if the
/// analysis is another.
[[nodiscard]] const Assessment* assessment_of_dance(const PlayAnalysis& analysis);

/// An equity of a candidate or a dance.
[[nodiscard]] nlohmann::json candidate_equity(const Estimate& estimate);

/// `equity` with the `cubeDecision` in it, of an analysis that can be told.
[[nodiscard]] nlohmann::json cube_equity(const CubeAnalysis& analysis);

/// `luck`, of a value that can be told, where the cube stands at `cube`.
[[nodiscard]] nlohmann::json luck_record(const Value& luck, int cube);

/// True if a play is read back as it is, or leads to the same board in the same way.
[[nodiscard]] bool is_read_back(const Play& play, const Position& position, Player player, Dice dice);

}  // namespace gammonkit::bgf
