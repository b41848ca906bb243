#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/play/contestant.hpp"
#include "analysis/search/level.hpp"
#include "analysis/search/look_ahead.hpp"
#include "analysis/search/play_picker.hpp"

#include <memory>

namespace gammonkit {

/// How GammonKit's engine plays.
struct ContestantSettings {
    Level plays = level_of_plies(0);
    Level cube = level_of_plies(0);
    CubeModel cube_model = {};
};

/// GammonKit's engine as a player of games, on one thread.
class EngineContestant : public Contestant {
public:
    /// `model` is that of the settings, null where it is the usual one; `table` must live as long. Where the
    /// settings have noise, it follows from `noise_seed` and the board.
    EngineContestant(const Evaluator& evaluator, const MatchEquityTable& table, ContestantSettings settings,
                     std::shared_ptr<const PreparedCubeModel> model, std::uint64_t noise_seed = 0);

    void begin(const GameState& start, Player seat) override;
    [[nodiscard]] Result<bool> doubles(const GameSituation& situation) override;
    [[nodiscard]] Result<DoubleAnswer> answers(const GameSituation& situation) override;
    [[nodiscard]] Result<Board> plays(const GameSituation& situation, Dice dice) override;

private:
    [[nodiscard]] CubeSides worths(const GameSituation& situation);

    const MatchEquityTable& table_;
    ContestantSettings settings_;
    std::shared_ptr<const PreparedCubeModel> model_;
    Evaluator evaluator_;
    LookAhead look_ahead_;
    LookAhead cube_look_ahead_;
    PlayPicker picker_;
    CubeContext context_;
    bool beavers_ = false;
};

}  // namespace gammonkit
