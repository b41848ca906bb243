#include "model/transform/swap_players.hpp"

#include "model/for_each_turn.hpp"

#include <utility>

namespace gammonkit {
namespace {

template <class T>
void swap_seats(ByPlayer<T>& values)
{
    std::swap(values.first, values.second);
}

void swap_seat(Player& player)
{
    player = opponent(player);
}

void swap_seat(std::optional<Player>& player)
{
    if (player) player = opponent(*player);
}

/// In a turn or a position.
template <class Part>
void swap_in_analyses(Part& part)
{
    for_each_assessment(part, [](Assessment& assessment) {
        if (!assessment.rollout || !assessment.rollout->context) return;
        swap_seats(assessment.rollout->context->players);
        swap_seats(assessment.rollout->context->late_players);
    });
}

void swap_in(Action& action)
{
    if (auto* play = std::get_if<CheckerPlay>(&action)) {
        if (play->result) play->result = play->result->opposite();
    } else if (auto* board = std::get_if<SetPosition>(&action)) {
        board->position = board->position->opposite();
    } else if (auto* cube = std::get_if<SetCube>(&action)) {
        swap_seat(cube->cube.owner);
    }
}

void swap_in(Turn& turn)
{
    swap_seat(turn.player);
    swap_in(turn.action);
    swap_in_analyses(turn);
    if (turn.times) swap_seats(turn.times->clocks);
}

}  // namespace

Match swap_players(Match match)
{
    swap_seats(match.players);
    for (Game& game : match.games) {
        swap_seats(game.score);
        for_each_turn(game.turns, [](Turn& turn) { swap_in(turn); });
        if (game.claimed_outcome) swap_seat(game.claimed_outcome->winner);
    }
    return match;
}

PositionRecord swap_players(PositionRecord record)
{
    GameState& state = record.state;
    state.position = state.position.opposite();
    swap_seat(state.on_roll);
    swap_seat(state.offered_by);
    swap_seat(state.cube.owner);
    swap_seats(state.score);
    swap_seats(record.players);
    swap_in_analyses(record);
    return record;
}

}  // namespace gammonkit
