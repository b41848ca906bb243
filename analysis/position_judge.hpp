#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/evaluation.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/progress.hpp"
#include "analysis/search/level.hpp"
#include "model/game_state.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <vector>

namespace gammonkit {

/// What can judge positions: GammonKit's engine, or another program.
class PositionJudge {
public:
    PositionJudge() = default;
    virtual ~PositionJudge() = default;
    PositionJudge(const PositionJudge&) = delete;
    PositionJudge(PositionJudge&&) = delete;
    PositionJudge& operator=(const PositionJudge&) = delete;
    PositionJudge& operator=(PositionJudge&&) = delete;

    /// "GNU Backgammon 1.07.001"; empty for GammonKit itself.
    [[nodiscard]] virtual std::string name() const { return {}; }
    [[nodiscard]] virtual const MatchEquityTable& match_equity_table() const = 0;

    /// What the cube of a game depends on: by this table, and by the cube model of the judge.
    [[nodiscard]] virtual CubeContext cube_context(const GameState& state) const
    {
        return CubeContext::of(state, match_equity_table());
    }

    /// All legal plays of the roll on the table, best first; those that were looked at further ahead stand
    /// before the others. Plays that lead to one of the boards `always` are looked at as far ahead as the
    /// best.
    /// Fails if the state has no dice or is none that can be judged, or `progress` stopped it.
    [[nodiscard]] virtual Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState& state, const Level& level, const Progress& progress,
               std::span<const Position> always) = 0;

    /// The position before the roll and whether the player on roll should double.
    [[nodiscard]] virtual Result<CubeEvaluation> judge_cube(const GameState& state, const Level& level,
                                                            const Progress& progress) = 0;
};

}  // namespace gammonkit
