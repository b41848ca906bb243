#include "exporters/bgf/game_extent.hpp"

#include "exporters/bgf/analysis_records.hpp"

#include <algorithm>

namespace gammonkit::bgf {
namespace {

template <class Kind>
bool is(const Turn& turn)
{
    return std::holds_alternative<Kind>(turn.action);
}

bool sets(const Turn& turn)
{
    return is<SetPosition>(turn) || is<SetCube>(turn);
}

/// True if nothing is told of a turn: offers to resign stand in the result of the game.
bool has_no_record(const Turn& turn)
{
    return is<Remark>(turn) || is<Roll>(turn) || is<Resign>(turn) || is<RefuseResignation>(turn);
}

bool can_be_told(const Turn& turn, const GameState& state)
{
    if (sets(turn)) return false;
    const auto* play = std::get_if<CheckerPlay>(&turn.action);
    if (play == nullptr) return true;
    return !play->result && play->notation.empty() &&
           (play->play.empty() || is_read_back(play->play, state.position, turn.player, play->dice));
}

/// As claimed, or else by the turns.
std::optional<Outcome> stated_outcome(const Game& game, const FollowedGame& followed)
{
    return game.claimed_outcome ? game.claimed_outcome : followed.outcome;
}

}  // namespace

GameExtent extent_of(const Game& game, const FollowedGame& followed)
{
    GameExtent extent;
    while (extent.begin < game.turns.size() &&
           (sets(game.turns[extent.begin]) || is<Remark>(game.turns[extent.begin]))) {
        const Turn& turn = game.turns[extent.begin++];
        if (const auto* board = std::get_if<SetPosition>(&turn.action)) extent.board = *board->position;
        if (const auto* cube = std::get_if<SetCube>(&turn.action)) extent.cube = cube->cube;
    }
    extent.end = extent.begin;
    while (extent.end < followed.turns_followed &&
           can_be_told(game.turns[extent.end], followed.before[extent.end])) {
        const Turn& turn = game.turns[extent.end];
        const Offer offer = followed.before[extent.end++].offer;
        if (is<Beaver>(turn) || is<Raccoon>(turn)) ++extent.untold_doubles;
        if (is<Drop>(turn) && (offer == Offer::beaver || offer == Offer::raccoon)) --extent.untold_doubles;
    }
    return extent;
}

ByPlayer<int> score_behind(const Match& match, const FollowedMatch& followed, std::size_t index)
{
    if (index + 1 < match.games.size()) return match.games[index + 1].score;
    ByPlayer<int> score = match.games[index].score;
    if (const auto outcome = stated_outcome(match.games[index], followed[index]))
        score[outcome->winner] += outcome->points;
    return score;
}

std::optional<Outcome> outcome_told(const Match& match, const FollowedMatch& followed, std::size_t index)
{
    const Game& game = match.games[index];
    const std::optional<Outcome> outcome = stated_outcome(game, followed[index]);
    if (!outcome || outcome->points <= 0) return std::nullopt;
    // The reader looks at the first player's score first.
    const ByPlayer<int> behind = score_behind(match, followed, index);
    const bool first_won = behind.first > game.score.first;
    const bool second_won = !first_won && behind.second > game.score.second;
    const bool shown = outcome->winner == Player::first ? first_won : second_won;
    return shown ? outcome : std::nullopt;
}

bool ends_by_resignation(const Game& game)
{
    const auto last = std::find_if_not(game.turns.rbegin(), game.turns.rend(), is<Remark>);
    return !game.claimed_outcome && last != game.turns.rend() && is<AcceptResignation>(*last);
}

std::optional<std::size_t> answer_to(const Game& game, std::size_t at)
{
    std::size_t next = at + 1;
    while (next < game.turns.size() && has_no_record(game.turns[next]))
        ++next;
    if (next == game.turns.size()) return std::nullopt;
    const Turn& turn = game.turns[next];
    const bool answers = is<Take>(turn) || is<Drop>(turn) || is<Beaver>(turn);
    return answers && turn.player != game.turns[at].player ? std::optional(next) : std::nullopt;
}

bool answers_double(const Game& game, std::size_t at)
{
    std::size_t behind = at;
    while (behind > 0 && has_no_record(game.turns[behind - 1]))
        --behind;
    return behind > 0 && is<Double>(game.turns[behind - 1]) && answer_to(game, behind - 1) == at;
}

}  // namespace gammonkit::bgf
