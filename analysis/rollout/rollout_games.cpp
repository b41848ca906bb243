#include "analysis/rollout/rollout_games.hpp"

#include "analysis/rollout/rollout_starts.hpp"
#include "model/legal_plays.hpp"
#include "model/play_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

/// Where a game begins, and the words for it.
struct Beginning {
    RolloutStart start;
    std::vector<Turn> turns;
    std::string words;
    Position board;
};

std::vector<Turn> set_up(const GameState& state)
{
    std::vector<Turn> turns{{.player = state.on_roll, .action = SetPosition{state.position}}};
    if (state.cube != Cube{}) turns.push_back({.player = state.on_roll, .action = SetCube{state.cube}});
    return turns;
}

Result<std::vector<Beginning>> beginnings_of(const GameState& state, const std::vector<Play>& plays,
                                             bool doubles)
{
    std::vector<Beginning> all;
    for (const Play& play : plays) {
        const std::optional<RolloutStart> start = start_after(state, play);
        if (!start) return failure("illegal-play", "a play that is to be rolled out is none");
        Beginning begin{.start = *start,
                        .turns = set_up(state),
                        .words = to_string(play),
                        .board = *after(state.position, state.on_roll, play)};
        begin.turns.push_back(
            {.player = state.on_roll, .action = CheckerPlay{.dice = *state.dice, .play = play}});
        all.push_back(std::move(begin));
    }
    if (state.dice) return all;
    for (const RolloutStart& start : starts_before_roll(state, doubles))
        all.push_back(
            {.start = start, .turns = set_up(state), .words = "no double", .board = state.position});
    if (!doubles) return all;
    Beginning& doubled = all.back();
    doubled.words = "double, take";
    doubled.turns.push_back({.player = state.on_roll, .action = Double{}});
    doubled.turns.push_back({.player = opponent(state.on_roll), .action = Take{}});
    return all;
}

/// The play that leads to a board; empty where the player cannot move.
Play play_to(const Position& from, const TrialMove& move)
{
    for (const LegalPlay& legal : legal_plays(from, move.player, *move.dice)) {
        if (board_of(legal.result, opponent(move.player)) == move.board) return legal.play;
    }
    return {};
}

Action action_of(const TrialMove& move, Position& board)
{
    switch (move.kind) {
    case TrialMove::Kind::doubles:
        return Double{};
    case TrialMove::Kind::takes:
        return Take{};
    case TrialMove::Kind::drops:
        return Drop{};
    case TrialMove::Kind::beavers:
        return Beaver{};
    case TrialMove::Kind::plays:
        break;
    }
    const CheckerPlay made{.dice = *move.dice, .play = play_to(board, move)};
    make(board, move.player, made.play);
    return made;
}

}  // namespace

Result<std::vector<Match>> rollout_games(const NetEngine& engine, const GameState& state,
                                         const ByPlayer<PlayerInfo>& players, const std::vector<Play>& plays,
                                         const RolloutSettings& settings, std::int64_t count)
{
    GK_TRY_VOID(can_be_judged(state, engine.evaluator().hypergammon()));
    const CubeContext context = engine.cube_context(state);
    // The plays are the same, whatever is counted of them.
    RolloutSettings uncounted = settings;
    uncounted.variance_reduction = false;
    const RolloutDice dice(settings.seed, settings.quasi_random_dice, settings.initial_position);
    Trials trials(engine.evaluator(), context, uncounted, dice, allows_beavers(state.rules));
    GK_TRY(const std::vector<Beginning> beginnings,
           beginnings_of(state, plays, settings.cubeful && context.may_double(state.on_roll, state.cube)));
    std::vector<Match> games;
    for (const Beginning& begin : beginnings) {
        for (std::int64_t trial = 0; trial < count; ++trial) {
            std::vector<TrialMove> moves;
            (void)trials.play(begin.start, static_cast<std::uint64_t>(trial), &moves);
            Game game{.score = state.score, .turns = begin.turns};
            if (state.crawford_game) game.crawford = true;
            game.comment =
                fmt::format("{}: game {} of the rollout, seed {}", begin.words, trial + 1, settings.seed);
            std::ranges::move(turns_of(moves, begin.board), std::back_inserter(game.turns));
            games.push_back({.rules = state.rules, .players = players, .games = {std::move(game)}});
        }
    }
    return games;
}

std::vector<Turn> turns_of(std::span<const TrialMove> moves, Position board)
{
    std::vector<Turn> turns;
    for (const TrialMove& move : moves)
        turns.push_back({.player = move.player, .action = action_of(move, board)});
    return turns;
}

}  // namespace gammonkit
