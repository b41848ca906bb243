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

Cube starting_cube(const Game& game)
{
    Cube cube;
    for (int i = 0; i < game.automatic_doubles && cube.value < kHighestCube; ++i)
        cube.value *= 2;
    return cube;
}

/// True if exactly one player needs one point in `game`, and nobody did in the game right before it.
bool is_first_near_the_end(const Game& before, const Game& game, int length)
{
    const bool nobody_before = before.score.first < length - 1 && before.score.second < length - 1;
    const bool one_now = (game.score.first == length - 1) != (game.score.second == length - 1);
    return nobody_before && one_now && game.number <= before.number + 1;
}

GameReplayer at_the_end(const Game& game, const Rules& rules, bool crawford_game)
{
    GameReplayer replayer(rules, game, crawford_game);
    for (const Turn& turn : game.turns) {
        if (!replayer.apply(turn)) break;
    }
    return replayer;
}

/// A score never grows past the match length, whatever a last game was worth.
int added(int score, int points, const Rules& rules)
{
    constexpr std::int64_t kMost = 1'000'000'000;
    const std::int64_t sum = std::int64_t{score} + points;
    return static_cast<int>(std::min(sum, rules.is_money() ? kMost : std::int64_t{rules.length}));
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

void add_resignation(Game& game, const GameState& end, Player loser, Stake stake)
{
    const bool offered =
        end.offer == Offer::resignation && end.offered_by == loser && end.resigned_stake == stake;
    if (!offered) game.turns.push_back({.player = loser, .action = Resign{.stake = stake}});
    game.turns.push_back({.player = opponent(loser), .action = AcceptResignation{}});
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
    if (has_ended(state_.phase)) {
        stopped_ = true;
        if (breaches != nullptr) {
            breaches->push_back(
                {.code = "after-end",
                 .message = fmt::format("the game was over before this {}", action_name(turn.action)),
                 .stops = true});
        }
        return false;
    }
    GameState next = state_;
    TurnFollower follower(next, outcome_, turn.player, breaches);
    std::visit(follower, turn.action);
    stopped_ = follower.stopped();
    if (!stopped_) state_ = next;
    return !stopped_;
}

Replay replay(const Match& match, std::size_t index)
{
    const Game& game = match.games[index];
    GameReplayer replayer(match.rules, game, crawford_games(match)[index]);
    Replay result;
    result.before.reserve(game.turns.size());
    std::vector<Breach> breaches;
    for (std::size_t turn = 0; turn < game.turns.size() && !result.stopped; ++turn) {
        result.before.push_back(replayer.state());
        breaches.clear();
        if (!replayer.apply(game.turns[turn], &breaches)) {
            result.stopped = {.turn = turn, .why = std::move(breaches.back())};
        }
    }
    result.end = replayer.state();
    result.outcome = replayer.outcome();
    return result;
}

std::vector<bool> crawford_games(const Match& match)
{
    std::vector<bool> crawford;
    crawford.reserve(match.games.size());
    const Game* before = nullptr;
    for (const Game& game : match.games) {
        crawford.push_back(game.crawford.value_or(before != nullptr && match.rules.uses_crawford() &&
                                                  is_first_near_the_end(*before, game, match.rules.length)));
        before = &game;
    }
    return crawford;
}

ByPlayer<int> score_after(const Match& match, std::size_t index)
{
    const Game& game = match.games[index];
    const GameReplayer end = at_the_end(game, match.rules, crawford_games(match)[index]);
    const std::optional<Outcome>& outcome = end.outcome() ? end.outcome() : game.claimed_outcome;
    ByPlayer<int> score = game.score;
    if (outcome) score[outcome->winner] = added(score[outcome->winner], outcome->points, match.rules);
    return score;
}

void settle_outcome(Game& game, const Rules& rules, bool crawford_game, const Outcome& stated,
                    bool by_resignation)
{
    const GameReplayer end = at_the_end(game, rules, crawford_game);
    if (end.outcome()) {
        if (!agrees(stated, *end.outcome(), end.state())) game.claimed_outcome = stated;
        return;
    }
    const std::optional<Stake> stake = stake_worth(stated.points, end.state());
    if (by_resignation && stake && !end.stopped()) {
        add_resignation(game, end.state(), opponent(stated.winner), *stake);
    } else {
        game.claimed_outcome = stated;
    }
}

}  // namespace gammonkit
