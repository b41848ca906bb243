#pragma once

#include "analysis/evaluate/chances.hpp"
#include "analysis/rollout/rollout_dice.hpp"
#include "analysis/rollout/rollout_settings.hpp"
#include "analysis/search/look_ahead.hpp"
#include "analysis/search/play_picker.hpp"

#include <array>
#include <vector>

namespace gammonkit {

/// What is counted of a trial and of a rollout: the five chances, and what they are worth without and with
/// the cube in the unit of a `CubeContext`. The luck that is taken out may leave chances below 0 or above 1.
struct TrialFigures {
    double win = 0;
    double win_gammon = 0;
    double win_backgammon = 0;
    double lose_gammon = 0;
    double lose_backgammon = 0;
    double cubeless = 0;
    double cubeful = 0;
};

/// All of them, to do the same with each.
[[nodiscard]] constexpr auto all_figures()
{
    return std::array{
        &TrialFigures::win,         &TrialFigures::win_gammon,      &TrialFigures::win_backgammon,
        &TrialFigures::lose_gammon, &TrialFigures::lose_backgammon, &TrialFigures::cubeless,
        &TrialFigures::cubeful};
}

/// Chances and a worth with the cube.
[[nodiscard]] constexpr TrialFigures figures_of(const Chances& c, double cubeful)
{
    return {.win = double{c.win},
            .win_gammon = double{c.win_gammon},
            .win_backgammon = double{c.win_backgammon},
            .lose_gammon = double{c.lose_gammon},
            .lose_backgammon = double{c.lose_backgammon},
            .cubeful = cubeful};
}

/// Adds so many times the other figures.
constexpr void add(TrialFigures& sum, const TrialFigures& figures, double times)
{
    for (const auto figure : all_figures())
        sum.*figure += times * figures.*figure;
}

/// A difference of figures, seen by the other player.
[[nodiscard]] constexpr TrialFigures turned_difference(const TrialFigures& d)
{
    return {.win = -d.win,
            .win_gammon = d.lose_gammon,
            .win_backgammon = d.lose_backgammon,
            .lose_gammon = d.win_gammon,
            .lose_backgammon = d.win_backgammon,
            .cubeless = -d.cubeless,
            .cubeful = -d.cubeful};
}

/// A position from which trials begin.
struct RolloutStart {
    Board board;  ///< Seen by the player on roll.
    Player on_roll = Player::first;
    Cube cube;
    bool rolls_at_once = false;     ///< The player on roll has decided about the cube, and rolls.
    Player viewer = Player::first;  ///< Whose chances and worths are counted.
};

/// What a player did in a trial.
struct TrialMove {
    enum class Kind : std::uint8_t { doubles, takes, drops, beavers, plays };
    Kind kind = Kind::plays;
    Player player = Player::first;
    std::optional<Dice> dice = {};  ///< Of a play.
    Board board = {};               ///< After a play, as the opponent sees it.
};

/// Plays games to their end, or until enough is known. Each thread needs one of its own.
class Trials {
public:
    /// All but the settings must live as long. Beavers are for money play.
    Trials(const Evaluator& evaluator, const CubeContext& context, const RolloutSettings& settings,
           const RolloutDice& dice, bool beavers = false);

    /// One game from there. What it is worth without the cube is left out: `value_of_chances` tells it. Where
    /// `moves` is given, all that the players do is added to it.
    [[nodiscard]] TrialFigures play(const RolloutStart& start, std::uint64_t trial,
                                    std::vector<TrialMove>* moves = nullptr);

private:
    /// A game on its way.
    struct Situation {
        Board board;
        Player on_roll;
        Cube cube;
        int ply = 0;
    };

    [[nodiscard]] std::optional<TrialFigures> ended(const Situation& now, bool may_double);
    [[nodiscard]] std::optional<TrialFigures> known(const Situation& now, bool may_double);
    [[nodiscard]] TrialFigures evaluated(const Situation& now, bool may_double);
    [[nodiscard]] std::optional<TrialFigures> dropped(Situation& now);
    void tell(const TrialMove& move)
    {
        if (moves_ != nullptr) moves_->push_back(move);
    }
    [[nodiscard]] Evaluation judged_cube(const Situation& now, const CubeLine& line);
    [[nodiscard]] const RolloutDepth& depth(const Situation& now) const
    {
        return settings_.depth(now.on_roll, now.ply);
    }
    [[nodiscard]] double probability_of(const Situation& now, const WeightedRoll& roll) const;
    [[nodiscard]] TrialFigures luck_of(const Situation& now, Dice dice);
    [[nodiscard]] TrialFigures value_of_reply(const LookAhead::Reply& reply, const Situation& now,
                                              const CubeLine& line);

    [[nodiscard]] Board best_play(const Situation& now, Dice dice);
    [[nodiscard]] Chances chances_of(const Board& board);

    const Evaluator& evaluator_;
    const CubeContext& context_;
    RolloutSettings settings_;
    const RolloutDice& dice_;
    bool beavers_;
    LookAhead look_ahead_;
    PlayPicker picker_;
    Evaluator::Scratch scratch_;
    std::vector<TrialMove>* moves_ = nullptr;  ///< Of the game that is played.
};

/// What chances are worth without the cube, even where the luck that was taken out of them has left some
/// below 0; in the unit of the context, with the stakes of `cube`.
[[nodiscard]] double value_of_chances(const TrialFigures& chances, const CubeContext& context, Player on_roll,
                                      const Cube& cube);

}  // namespace gammonkit
