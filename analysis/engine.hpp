#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/position_judge.hpp"
#include "analysis/search/search.hpp"

namespace gammonkit {

/// GammonKit's engine. It has no globals; one may be used by one thread at a time and uses several itself.
/// What it says does not depend on how many.
class NetEngine : public PositionJudge {
public:
    struct Options {
        int threads = 0;                                          ///< 0: one for each processor.
        std::optional<MatchEquityTable> match_equity_table = {};  ///< Else Kazaross XG2.
        CubeModel cube_model = {};      ///< What cubes are worth where no table knows it.
        Evaluator::Tables tables = {};  ///< Bearoff tables: with them the end of a game is played exactly.
        hypergammon::Tables hypergammon = {};  ///< With them hypergammon is played, exactly.
    };

    explicit NetEngine(const Options& options);
    /// One more for another thread: both share nets, tables and what was found before.
    NetEngine(const NetEngine& other, int threads);

    /// From now on what rolls are worth is kept, as far as `luck_of` may ask for it: after the plays that
    /// `rank_plays` looks at always, and where the cube is judged.
    void remember_rolls(std::shared_ptr<RollMemory> memory) { memory_ = std::move(memory); }
    /// Null: nothing is kept.
    [[nodiscard]] const RollMemory* rolls() const { return memory_.get(); }

    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }
    /// The player on roll is the one who decides.
    [[nodiscard]] CubeContext cube_context(const GameState& state) const override;

    [[nodiscard]] Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState& state, const Level& level, const Progress& progress = {},
               std::span<const Position> always = {}) override;

    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState& state, const Level& level,
                                                    const Progress& progress = {}) override;

private:
    [[nodiscard]] Evaluator evaluator_at(const Level& level) const;
    /// Whether what is found at a level is what luck counts from.
    [[nodiscard]] bool keeps_rolls(const Level& level) const
    {
        return memory_ && level.context.noise <= 0 && !cube_model_;
    }

    Evaluator evaluator_;
    MatchEquityTable table_;
    std::shared_ptr<const PreparedCubeModel> cube_model_;  ///< Null: the usual one.
    ThreadPool thread_pool_;
    std::shared_ptr<RollMemory> memory_;
};

/// Nothing if the engine can judge positions of this state; else why not. Hypergammon needs its table.
[[nodiscard]] Result<void> can_be_judged(const GameState& state, const hypergammon::Tables& tables = {});

}  // namespace gammonkit
