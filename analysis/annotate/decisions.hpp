#pragma once

#include "analysis/annotate/depth.hpp"
#include "analysis/engine.hpp"
#include "model/match.hpp"

namespace gammonkit {

/// Who judges decisions, and how.
struct DecisionJudge {
    NetEngine& engine;
    const Depth& depth;
    Provenance by = {};           ///< What the analyses say of who made them.
    std::size_t most_plays = 10;  ///< So many candidates are kept, and the play that was made.
    const Progress& progress;
    std::optional<ErrorRollouts> rollouts = {};
};

/// What is found out about a roll that was played.
struct PlayAssessment {
    PlayAnalysis analysis;
    std::optional<double> error = {};  ///< Nothing if it was not played, or by no rule.
    bool looked_deeper = false;
    bool rolled_out = false;
};

/// The plays of the dice of `state`. `made` is what was played, if that is known. Fails as the engine does.
[[nodiscard]] Result<PlayAssessment> judge_play(const DecisionJudge& judge, const GameState& state,
                                                const CheckerPlay* made);

/// What is found out about a cube.
struct CubeAssessment {
    CubeAnalysis analysis;
    CubeEvaluation ranked;
    bool looked_deeper = false;
    bool rolled_out = false;
};

/// The cube before the roll of the player on roll. If it was turned, one of `made` was wrong or the choices
/// are close, it is judged at the deeper level. Fails as the engine does.
[[nodiscard]] Result<CubeAssessment> judge_cube(const DecisionJudge& judge, const GameState& state,
                                                std::span<const CubeChoice> made);

/// What a choice costs the one who makes it, in points per unit of the cube or EMG; never negative.
[[nodiscard]] double error_of(CubeChoice choice, const CubeDecision& decision);

/// What an offer to lose the game, or the answer to it, costs the one who makes it; never negative. `state`
/// is before the offer. Fails as the engine does.
[[nodiscard]] Result<double> error_of_resignation(const DecisionJudge& judge, const GameState& state,
                                                  Player resigns, Stake stake, const Action& action);

}  // namespace gammonkit
