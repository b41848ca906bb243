#include "model/transform/swap_players.hpp"

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

void swap_in(Assessment& assessment)
{
    if (!assessment.rollout || !assessment.rollout->context) return;
    swap_seats(assessment.rollout->context->players);
    swap_seats(assessment.rollout->context->late_players);
}

void swap_in(std::vector<PlayAnalysis>& analyses)
{
    for (PlayAnalysis& analysis : analyses) {
        for (Candidate& candidate : analysis.candidates) {
            if (candidate.assessment) swap_in(*candidate.assessment);
        }
    }
}

void swap_in(std::vector<CubeAnalysis>& analyses)
{
    for (CubeAnalysis& analysis : analyses) {
        swap_in(analysis.no_double);
        swap_in(analysis.double_take);
    }
}

void swap_in(Action& action)
{
    if (auto* play = std::get_if<CheckerPlay>(&action)) {
        if (play->result) play->result = play->result->opposite();
    } else if (auto* board = std::get_if<SetPosition>(&action)) {
        board->position = board->position.opposite();
    } else if (auto* cube = std::get_if<SetCube>(&action)) {
        swap_seat(cube->cube.owner);
    }
}

/// Swaps in a line and in all variations, with a list instead of recursion: how deep they nest is the file's
/// choice.
void swap_in(std::vector<Turn>& main_line)
{
    std::vector<std::vector<Turn>*> lines{&main_line};
    while (!lines.empty()) {
        std::vector<Turn>& line = *lines.back();
        lines.pop_back();
        for (Turn& turn : line) {
            swap_seat(turn.player);
            swap_in(turn.action);
            swap_in(turn.plays);
            swap_in(turn.cubes);
            if (turn.times) swap_seats(turn.times->clocks);
            for (Variation& variation : turn.variations)
                lines.push_back(&variation.turns);
        }
    }
}

}  // namespace

Match swap_players(Match match)
{
    swap_seats(match.players);
    for (Game& game : match.games) {
        swap_seats(game.score);
        swap_in(game.turns);
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
    swap_in(record.plays);
    swap_in(record.cubes);
    return record;
}

}  // namespace gammonkit
