#pragma once

#include "analysis/cube/decision.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/progress.hpp"
#include "analysis/search/level.hpp"
#include "model/game_state.hpp"
#include "model/play.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// A play and what it is worth to the player who makes it.
struct RankedPlay {
    Play play;
    Chances chances = {};  ///< Of the player who makes it, once his opponent is on roll.
    double cubeless = 0;   ///< Money points without the cube.
    /// What the play is worth with the cube: points per unit of the cube in money play, EMG in a match.
    double equity = 0;
    Value value = {};             ///< The same as a typed value.
    std::optional<Mwc> mwc = {};  ///< Its chance to win the match; nothing in a money session.
    int plies = 0;                ///< How far ahead it was looked at.
};

/// A position before the roll.
struct RankedCube {
    Chances chances;      ///< Of the player on roll.
    double cubeless = 0;  ///< Money points without the cube.
    CubeDecision decision;
    bool is_money = true;  ///< The unit of `decision.values`: points, else match winning chance.
};

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

    /// All legal plays of the roll on the table, best first; those that were looked at further ahead stand
    /// before the others. The play that leads to the board `always` is looked at as far ahead as the best.
    /// Fails if the state has no dice or is none that can be judged, or `progress` stopped it.
    [[nodiscard]] virtual Result<std::vector<RankedPlay>>
    rank_plays(const GameState& state, const Level& level, const Progress& progress,
               const std::optional<Position>& always) = 0;

    /// The position before the roll and whether the player on roll should double.
    [[nodiscard]] virtual Result<RankedCube> judge_cube(const GameState& state, const Level& level,
                                                        const Progress& progress) = 0;
};

}  // namespace gammonkit
