#pragma once

#include "analysis/cube/decision.hpp"
#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/search/level.hpp"
#include "analysis/search/search.hpp"
#include "model/game_state.hpp"
#include "model/play.hpp"

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
    bool is_money = true;  ///< The unit of `decision.worths`: points, else match winning chance.
};

/// GammonKit's engine. It has no globals; one may be used by one thread at a time and uses several itself.
/// What it says does not depend on how many.
class Engine {
public:
    struct Options {
        int threads = 0;                                          ///< 0: one for each processor.
        std::optional<MatchEquityTable> match_equity_table = {};  ///< Else the one computed by default.
        Evaluator::Tables tables = {};  ///< Bearoff tables: with them the end of a game is played exactly.
    };

    explicit Engine(const Options& options);
    /// One more for another thread: both share nets, tables and what was found before.
    Engine(const Engine& other, int threads);

    [[nodiscard]] const MatchEquityTable& match_equity_table() const { return table_; }
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }

    /// All legal plays of the roll on the table, best first; those that were looked at further ahead stand
    /// before the others. The play that leads to the board `always` is looked at as far ahead as the best.
    /// Fails if the state has no dice or is none that the engine can judge, or `progress` stopped it.
    [[nodiscard]] Result<std::vector<RankedPlay>> rank_plays(const GameState& state, const Level& level,
                                                             const Progress& progress = {},
                                                             const std::optional<Position>& always = {});

    /// The position before the roll and whether the player on roll should double.
    [[nodiscard]] Result<RankedCube> judge_cube(const GameState& state, const Level& level,
                                                const Progress& progress = {});

private:
    [[nodiscard]] Evaluator evaluator_at(const Level& level) const;

    Evaluator evaluator_;
    MatchEquityTable table_;
    Crew crew_;
};

/// Nothing if the engine can judge positions of this state; else why not.
[[nodiscard]] Result<void> can_be_judged(const GameState& state);

}  // namespace gammonkit
