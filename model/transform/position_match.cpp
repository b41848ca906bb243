#include "model/transform/position_match.hpp"

#include "model/replay.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

template <class Alternative>
bool does(const Turn& turn)
{
    return std::holds_alternative<Alternative>(turn.action);
}

/// True for a board, perhaps a cube, and perhaps a roll or a double, and no more.
bool only_sets_up(const std::vector<Turn>& turns)
{
    auto turn = turns.begin();
    if (turn == turns.end() || !does<SetPosition>(*turn)) return false;
    ++turn;
    if (turn != turns.end() && does<SetCube>(*turn)) ++turn;
    if (turn != turns.end() && (does<Roll>(*turn) || does<Double>(*turn))) ++turn;
    const auto is_bare = [](const Turn& each) { return each.extras.empty() && each.variations.empty(); };
    return turn == turns.end() && std::all_of(turns.begin(), turns.end(), is_bare);
}

/// Then it is the record of a match, which has just begun.
bool tells_of_an_event(const Match& match)
{
    return !match.event.empty() || !match.round.empty() || !match.place.empty() || !match.annotator.empty() ||
           !match.comment.empty();
}

GameState state_at_end(const Match& match)
{
    GameState state = follow(match, 0).end;
    const Turn& last = match.games.front().turns.back();
    state.on_roll = match.games.front().turns.front().player;
    state.dice = dice_of(last);
    state.phase = GamePhase::playing;
    return state;
}

void move_to_end(auto& from, auto& to)
{
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

}  // namespace

Match match_of(const PositionRecord& record)
{
    const GameState& state = record.state;
    Match match{.rules = state.rules, .players = record.players, .extras = record.extras};
    Game& game = match.games.emplace_back();
    game.score = state.score;
    if (state.crawford_game || !state.rules.is_money()) game.crawford = state.crawford_game;
    game.turns.push_back({.player = state.on_roll, .action = SetPosition{state.position}});
    game.turns.push_back({.player = Player::first, .action = SetCube{state.cube}});
    if (state.dice) {
        game.turns.push_back({.player = state.on_roll, .action = Roll{*state.dice}});
    } else if (state.offer == Offer::cube) {
        game.turns.push_back({.player = state.offered_by, .action = Double{}});
    }
    Turn& last = game.turns.back();
    last.plays = record.plays;
    last.cubes = record.cubes;
    last.comment = record.comment;
    return match;
}

std::optional<PositionRecord> position_set_up(const Match& match)
{
    if (match.games.size() != 1 || tells_of_an_event(match)) return std::nullopt;
    const Game& game = match.games.front();
    const bool is_played = game.claimed_outcome || game.automatic_doubles > 0 || !game.comment.empty();
    if (is_played || !only_sets_up(game.turns)) return std::nullopt;
    PositionRecord record{.state = state_at_end(match), .players = match.players, .origin = game.origin};
    for (Turn turn : game.turns) {
        move_to_end(turn.plays, record.plays);
        move_to_end(turn.cubes, record.cubes);
        if (!turn.comment.empty() && !record.comment.empty()) record.comment += '\n';
        record.comment += turn.comment;
    }
    return record;
}

}  // namespace gammonkit
