#include "analysis/rollout/trial_turns.hpp"

#include "model/legal_plays.hpp"

namespace gammonkit {
namespace {

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

std::vector<Turn> turns_of(std::span<const TrialMove> moves, Position board)
{
    std::vector<Turn> turns;
    for (const TrialMove& move : moves)
        turns.push_back({.player = move.player, .action = action_of(move, board)});
    return turns;
}

}  // namespace gammonkit
