#include "analysis/play/game.hpp"

#include "analysis/evaluate/board_chances.hpp"
#include "analysis/rollout/rollout_starts.hpp"

namespace gammonkit {
namespace {

/// A game that has not ended after so many rolls never will.
constexpr int kMostRolls = 100'000;

/// What a game counts, seen by its loser.
Stake stake_of(const Chances& end)
{
    if (end.lose_backgammon > 0) return Stake::backgammon;
    return end.lose_gammon > 0 ? Stake::gammon : Stake::single;
}

}  // namespace

/// True if the player on roll may double and that could be of use to him.
bool GameTable::may_double(const GameSituation& now) const
{
    if (start_.crawford_game || now.cube.owner.value_or(now.on_roll) != now.on_roll) return false;
    if (2 * now.cube.value > start_.rules.cube_limit.value_or(kHighestCube)) return false;
    return start_.rules.is_money() || away(start_, now.on_roll) > now.cube.value;
}

/// Asks about the cube before a roll, and turns it where a double is taken.
Result<bool> GameTable::is_dropped(GameSituation& now, PlayedGame& game)
{
    if (!may_double(now)) return false;
    GK_TRY(const bool doubles, contestants_[now.on_roll]->doubles(now));
    if (meters_.errors != nullptr) meters_.errors->judge_doubling(now, doubles, game.errors[now.on_roll]);
    if (!doubles) return false;
    using Kind = TrialMove::Kind;
    const Player other = opponent(now.on_roll);
    ++game.doubles[now.on_roll];
    tell({.kind = Kind::doubles, .player = now.on_roll});
    GK_TRY(const DoubleAnswer answer, contestants_[other]->answers(now));
    if (meters_.errors != nullptr)
        meters_.errors->judge_answer(now, answer != DoubleAnswer::drop, game.errors[other]);
    if (answer == DoubleAnswer::drop) {
        tell({.kind = Kind::drops, .player = other});
        game.outcome = {.winner = now.on_roll, .points = now.cube.value};
        game.is_dropped = true;
        return true;
    }
    const bool is_beavered = allows_beavers(start_.rules) && answer == DoubleAnswer::beaver;
    tell({.kind = is_beavered ? Kind::beavers : Kind::takes, .player = other});
    if (is_beavered) tell({.kind = Kind::takes, .player = now.on_roll});
    now.cube = {.value = now.cube.value * (is_beavered ? 4 : 2), .owner = other};
    return false;
}

/// The board after a roll and its play, seen by the opponent.
Result<Board> GameTable::roll(const GameSituation& now, Dice dice, PlayedGame& game)
{
    if (meters_.luck != nullptr) {
        const double luck = meters_.luck->luck(now, dice, game.rolls == 0);
        game.luck += now.on_roll == Player::first ? luck : -luck;
    }
    GK_TRY(const Board board, contestants_[now.on_roll]->plays(now, dice));
    if (meters_.errors != nullptr) meters_.errors->judge_play(now, dice, board, game.errors[now.on_roll]);
    tell({.kind = TrialMove::Kind::plays, .player = now.on_roll, .dice = dice, .board = board});
    ++game.rolls;
    return board;
}

Result<PlayedGame> GameTable::play(const GameStart& plan, std::vector<TrialMove>* moves)
{
    moves_ = moves;
    start_ = plan.start;
    for (const Player seat : kPlayers)
        contestants_[seat]->begin(start_, seat);
    if (meters_.luck != nullptr) meters_.luck->begin(start_);
    if (meters_.errors != nullptr) meters_.errors->begin(start_);
    PlayedGame game;
    GameSituation now{.board = board_of(start_.position, plan.begins), .on_roll = plan.begins};
    while (game.rolls < kMostRolls) {
        if (game.rolls > 0) {
            GK_TRY(const bool ends, is_dropped(now, game));
            game.cube = now.cube;
            if (ends) return game;
        }
        GK_TRY(const Board board, roll(now, plan.dice.roll(plan.trial, game.rolls), game));
        if (const std::optional<Chances> end = chances_at_end(board)) {
            const bool gammons = !start_.rules.uses_jacoby() || !now.cube.is_centered();
            game.stake = gammons ? stake_of(*end) : Stake::single;
            game.outcome = {.winner = now.on_roll, .points = now.cube.value * multiple(game.stake)};
            return game;
        }
        now = {.board = board, .on_roll = opponent(now.on_roll), .cube = now.cube};
    }
    return failure("endless-game", "a game does not come to an end");
}

}  // namespace gammonkit
