#pragma once

#include "analysis/play/contestant.hpp"
#include "analysis/play/meters.hpp"
#include "analysis/rollout/rollout_dice.hpp"
#include "analysis/rollout/trial.hpp"

#include <vector>

namespace gammonkit {

/// How a game between two contestants went.
struct PlayedGame {
    Outcome outcome = {};
    Stake stake = Stake::single;
    bool is_dropped = false;  ///< It ended with a double that was not taken.
    Cube cube = {};           ///< At the end; a double that was not taken has not turned it.
    ByPlayer<int> doubles = {};
    int rolls = 0;
    double luck = 0;  ///< Of Player::first, less that of the other, in points or chances to win the match.
    ByPlayer<ErrorSums> errors = {};
};

/// Where a game begins and by which dice.
struct GameStart {
    GameState start = {};
    Player begins = Player::first;
    const RolloutDice& dice;
    std::uint64_t trial = 0;  ///< Which sequence of the dice.
};

/// What is measured while a game is played; null: not.
struct GameMeters {
    LuckMeter* luck = nullptr;
    ErrorMeter* errors = nullptr;
};

/// Lets two play a game to its end. Fails where a contestant fails.
class GameTable {
public:
    /// All must live as long.
    GameTable(ByPlayer<Contestant*> contestants, GameMeters meters)
        : contestants_(contestants), meters_(meters)
    {
    }

    /// If `moves` is given, all that is done is added to it.
    [[nodiscard]] Result<PlayedGame> play(const GameStart& plan, std::vector<TrialMove>* moves = nullptr);

private:
    [[nodiscard]] bool may_double(const GameSituation& now) const;
    [[nodiscard]] Result<bool> is_dropped(GameSituation& now, PlayedGame& game);
    [[nodiscard]] Result<Board> roll(const GameSituation& now, Dice dice, PlayedGame& game);
    void tell(const TrialMove& move)
    {
        if (moves_ != nullptr) moves_->push_back(move);
    }

    ByPlayer<Contestant*> contestants_;
    GameMeters meters_;
    GameState start_ = {};
    std::vector<TrialMove>* moves_ = nullptr;
};

}  // namespace gammonkit
