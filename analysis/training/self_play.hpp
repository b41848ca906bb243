#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/training/random.hpp"
#include "analysis/training/trainer.hpp"

#include <vector>

namespace gammonkit {

/// One game that a net played against itself.
struct PlayedGame {
    /// Each board before a roll, seen by the player on roll, and what the net made of it.
    std::vector<Sample> boards;
    /// How it ended, or what the net made of the board where it was left, seen by the player who would have
    /// rolled next.
    Chances end;
};

struct SelfPlay {
    int games = 64;    ///< As many side by side, so that the net always has many boards to look at.
    int siblings = 0;  ///< So many plays that were not made are collected at each roll.
    int branch = 0;    ///< Behind a play that was not made, at each roll, so many more rolls are played.
};

struct SelfPlayResult {
    std::vector<PlayedGame> games;
    std::vector<Board> siblings;  ///< Boards that other plays would have led to.
};

/// Plays `count` games of the engine against itself.
[[nodiscard]] SelfPlayResult play_games(const Evaluator& evaluator, int count, const SelfPlay& settings,
                                        Random& random);

/// The targets of TD(lambda): each board's is a mean of what the net made of the boards behind it and of the
/// end, which weigh the less the further away they are.
[[nodiscard]] std::vector<Sample> td_samples(const std::vector<PlayedGame>& games, double lambda);

}  // namespace gammonkit
