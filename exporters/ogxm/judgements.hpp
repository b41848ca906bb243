#pragma once

#include "exporters/ogxm/game_plies.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/match.hpp"

#include <vector>

namespace gammonkit::ogxm {

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
