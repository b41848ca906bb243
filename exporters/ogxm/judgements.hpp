#pragma once

#include "exporters/ogxm/game_plies.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/match.hpp"

#include <vector>

namespace gammonkit::ogxm {

// What of analyses a file can hold, in a money session or in a match.

/// Of one turn, of plays and of cubes: in two units these fill all blocks.
inline constexpr std::size_t kMostAnalyses = 16;

/// True if each candidate is legal and has one equity, all of them in one unit.
[[nodiscard]] bool can_hold(const PlayAnalysis& analysis, const GameState& state, Player player, Dice dice);

/// True if the sides are in one unit. Normalized ones are told by a double that is worth 1 if it is dropped.
[[nodiscard]] bool can_hold(const CubeAnalysis& analysis, bool is_money);

[[nodiscard]] bool can_hold_luck(const Value& luck, bool is_money);

/// True for normalized values, and all of money sessions: what HedgeHog calls "cubeful money".
[[nodiscard]] bool is_normalized(const Value& value);

/// True if the candidates of a turn of this form are written, if they can be held.
[[nodiscard]] bool holds_plays(TurnForm form);
[[nodiscard]] bool holds_luck(TurnForm form);
[[nodiscard]] bool holds_cubes(TurnForm form, const Action& action);

/// How something was judged, as far as a file can say it.
struct AnalysisLevel {
    std::string preset = {};
    std::optional<int> plies = {};
    std::optional<std::int64_t> trials = {};
};
[[nodiscard]] AnalysisLevel analysis_level_of(const Assessment& assessment);

/// Something that is said of a ply, in the block where it belongs.
struct Judgement {
    std::size_t ply = 0;  ///< Counted over all games.
    const Turn* turn = nullptr;
    const GameState* state = nullptr;
    DecisionKind kind = DecisionKind::checker;
    const PlayAnalysis* plays = nullptr;
    const CubeAnalysis* cube = nullptr;
};

/// What one program says of a match, in one unit.
struct JudgementBlock {
    Provenance by = {};
    bool normalized = false;
    std::size_t occurrence = 0;  ///< How many others of this kind a turn has before.
    std::vector<Judgement> judgements = {};
};

/// All that can be held, by blocks: in each, ply by ply.
[[nodiscard]] std::vector<JudgementBlock> judgement_blocks(const Match& match, const FollowedMatch& followed,
                                                           const std::vector<GamePlies>& games);

}  // namespace gammonkit::ogxm
