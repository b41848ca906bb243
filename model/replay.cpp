#include "model/replay.hpp"

#include "model/scoring.hpp"
#include "model/turn_follower.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

bool has_ended(GamePhase phase)
{
    return phase == GamePhase::over || phase == GamePhase::resigned || phase == GamePhase::dropped;
}

[[gnu::cold]] void add_after_end(const Turn& turn, std::vector<Breach>& breaches)
{
    breaches.push_back({.code = "after-end",
                        .message = fmt::format("the game was over before this {}", action_name(turn.action)),
                        .stops = true});
}

Cube starting_cube(const Game& game)
{
    Cube cube;
    for (int i = 0; i < game.automatic_doubles && cube.value < kHighestCube; ++i)
        cube.value *= 2;
    return cube;
}

/// The stake of a resignation that gives `points`, if any does.
std::optional<Stake> stake_worth(int points, const GameState& state)
{
    for (const Stake stake : {Stake::single, Stake::gammon, Stake::backgammon}) {
        if (points_for(stake, state.cube, state.rules) == points) return stake;
    }
    return std::nullopt;
}

/// True if `stated` is what the turns give, or as much of it as the winner still needed.
bool agrees(const Outcome& stated, const Outcome& derived, const GameState& state)
{
    if (stated.winner != derived.winner) return false;
    const bool cut =
        !state.rules.is_money() && stated.points == std::min(derived.points, away(state, stated.winner));
    return stated.points == derived.points || cut;
}

/// True if `stated` is what the doubler wins by an open double that is dropped.
bool is_drop(const Outcome& stated, const GameState& end)
{
    return end.offer == Offer::cube && stated.winner == end.offered_by && stated.points == end.cube.value;
}

void add_resignation(Game& game, const GameState& end, Player loser, Stake stake)
{
    const bool offered =
        end.offer == Offer::resignation && end.offered_by == loser && end.resigned_stake == stake;
    if (!offered) game.turns.push_back({.player = loser, .action = Resign{.stake = stake}});
    game.turns.push_back({.player = opponent(loser), .action = AcceptResignation{}});
}

/// Does a turn that may be half done when it turns out that it stops. False, and the state is what it was, if
/// so. Not inline, so that usual plays don't pay for it.
[[gnu::noinline]] bool follow_whole(const Turn& turn, TurnFollower& follower, GameState& state)
{
    const GameState before = state;
    std::visit(follower, turn.action);
    if (follower.stopped()) state = before;
    return !follower.stopped();
}

}  // namespace

GameReplayer::GameReplayer(const Rules& rules, const Game& game, bool crawford_game)
    : state_(start_of_game(rules, game.score, crawford_game))
{
    state_.cube = starting_cube(game);
}

bool GameReplayer::apply(const Turn& turn, std::vector<Breach>* breaches)
{
    if (stopped_ || std::holds_alternative<Remark>(turn.action)) return !stopped_;
    TurnFollower follower(state_, outcome_, turn.player, breaches);
    const auto* play = std::get_if<CheckerPlay>(&turn.action);
    if (play != nullptr && follower.is_to_roll()) {  // As nearly always.
        follower.play(*play);
        stopped_ = follower.stopped();
    } else if (has_ended(state_.phase)) {
        stopped_ = true;
        if (breaches != nullptr) add_after_end(turn, *breaches);
    } else {
        stopped_ = !follow_whole(turn, follower, state_);
    }
    return !stopped_;
}

GameReplayer follow_to_end(const Game& game, const Rules& rules, bool crawford_game)
{
    GameReplayer replayer(rules, game, crawford_game);
    for (const Turn& turn : game.turns) {
        if (!replayer.apply(turn)) break;
    }
    return replayer;
}

FollowedGame follow(const Match& match, std::size_t index, Legality legality)
{
    const Game& game = match.games[index];
    GameReplayer replayer(match.rules, game, is_crawford_game(match, index));
    const bool checks = legality == Legality::checked;
    FollowedGame result;
    result.before.reserve(game.turns.size());
    if (checks) result.breaks_rules.resize(game.turns.size());
    std::vector<Breach> breaches;
    for (std::size_t turn = 0; turn < game.turns.size() && !replayer.stopped(); ++turn) {
        result.before.push_back(replayer.state());
        breaches.clear();
        if (replayer.apply(game.turns[turn], checks ? &breaches : nullptr)) ++result.turns_followed;
        if (checks) result.breaks_rules[turn] = !breaches.empty();
    }
    result.end = replayer.state();
    result.outcome = replayer.outcome();
    return result;
}

FollowedMatch follow(const Match& match, Legality legality)
{
    FollowedMatch games;
    games.reserve(match.games.size());
    for (std::size_t index = 0; index < match.games.size(); ++index)
        games.push_back(follow(match, index, legality));
    return games;
}

bool is_crawford_by_score(const Match& match, std::size_t index)
{
    return index > 0 && is_crawford_by_score(match.rules, match.games[index - 1], match.games[index]);
}

bool is_crawford_by_score(const Rules& rules, const Game& before, const Game& game)
{
    if (!rules.uses_crawford()) return false;
    const int near = rules.length - 1;
    const bool nobody_before = before.score.first < near && before.score.second < near;
    const bool one_now = (game.score.first == near) != (game.score.second == near);
    return nobody_before && one_now && game.number <= std::int64_t{before.number} + 1;
}

bool is_crawford_game(const Match& match, std::size_t index)
{
    return match.games[index].crawford.value_or(is_crawford_by_score(match, index));
}

std::vector<bool> crawford_games(const Match& match)
{
    std::vector<bool> crawford(match.games.size());
    for (std::size_t index = 0; index < crawford.size(); ++index)
        crawford[index] = is_crawford_game(match, index);
    return crawford;
}

std::optional<Outcome> outcome_of(const Game& game, const FollowedGame& followed)
{
    return followed.outcome ? followed.outcome : game.claimed_outcome;
}

ByPlayer<int> score_after(const Match& match, std::size_t index)
{
    const Game& game = match.games[index];
    const GameReplayer end = follow_to_end(game, match.rules, is_crawford_game(match, index));
    return score_after(match, index, {.outcome = end.outcome()});
}

ByPlayer<int> score_after(const Match& match, std::size_t index, const FollowedGame& followed)
{
    const Game& game = match.games[index];
    const std::optional<Outcome> outcome = outcome_of(game, followed);
    return outcome ? score_with(game.score, *outcome, match.rules) : game.score;
}

void settle_outcome(Game& game, const GameReplayer& end, const Outcome& stated, bool by_resignation)
{
    if (end.outcome()) {
        if (!agrees(stated, *end.outcome(), end.state())) game.claimed_outcome = stated;
        return;
    }
    const Player loser = opponent(stated.winner);
    const std::optional<Stake> stake = stake_worth(stated.points, end.state());
    if (end.stopped()) {
        game.claimed_outcome = stated;
    } else if (is_drop(stated, end.state())) {
        game.turns.push_back({.player = loser, .action = Drop{}});
    } else if (by_resignation && stake) {
        add_resignation(game, end.state(), loser, *stake);
    } else {
        game.claimed_outcome = stated;
    }
}

GameState decided_in(GameState met, const Turn& turn)
{
    met.dice.reset();
    const std::optional<Dice> dice = dice_of(turn);
    return dice ? rolled(std::move(met), turn.player, *dice) : met;
}

}  // namespace gammonkit
