#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "training/random.hpp"
#include "training/trainer.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// One game that a net played against itself.
struct SelfPlayedGame {
    /// Each board before a roll, seen by the player on roll, and what the net made of it.
    std::vector<LabeledSample> boards;
    /// How it ended, or what the net made of the board where it was left, seen by the player who would have
    /// rolled next.
    Chances end;
};

struct SelfPlay {
    int games = 64;    ///< As many side by side, so that the net always has many boards to look at.
    int siblings = 0;  ///< So many plays that were not made are followed, at each roll.
    int branch = 1;    ///< For so many rolls.
    /// So large a part of the games begins with what hardly happens between players who know the game: a
    /// back game, a bearoff against checkers behind, any race, or checkers put anywhere.
    double odd_starts = 0;
    std::optional<Stage> odd_stage = {};  ///< All odd starts are made for this one.
};

/// Two sides on so many points at most, up to 12, where they cannot meet.
[[nodiscard]] Board random_race(int points, Random& random);

/// The parts of games whose boards are all of a stage. Each ends at the first board of another.
[[nodiscard]] std::vector<SelfPlayedGame> parts_in_stage(Stage stage,
                                                         const std::vector<SelfPlayedGame>& games);

/// Plays `count` games of the engine against itself. What was followed aside counts as games, too.
[[nodiscard]] std::vector<SelfPlayedGame> play_games(const Evaluator& evaluator, int count,
                                                     const SelfPlay& settings, Random& random);

/// The targets of TD(lambda): each board's is a mean of what the net made of the boards behind it and of the
/// end, which weigh the less the further away they are.
[[nodiscard]] std::vector<LabeledSample> td_samples(const std::vector<SelfPlayedGame>& games, double lambda);

/// Targets without luck. `values` are those of all boards of all games, in their order, by looking one roll
/// ahead, which shows how far the net was wrong about a board. A target is its board's value and what the net
/// was wrong about the boards behind it, which weighs the less the further away they are (`lambda`): as in
/// rollouts with variance reduction, how the dice fell between them does not matter.
[[nodiscard]] std::vector<LabeledSample> samples_without_luck(const std::vector<SelfPlayedGame>& games,
                                                              const std::vector<Chances>& values,
                                                              double lambda);

}  // namespace gammonkit
