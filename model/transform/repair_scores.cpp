#include "model/transform/repair_scores.hpp"

#include "model/replay.hpp"
#include "model/scoring.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The score after a game, if there is no doubt about it.
std::optional<ByPlayer<int>> certain_score(const Match& match, std::size_t index)
{
    const Game& game = match.games[index];
    const GameReplayer end = follow_to_end(game, match.rules, is_crawford_game(match, index));
    const std::optional<Outcome>& outcome = end.outcome() ? end.outcome() : game.claimed_outcome;
    if (!outcome || (end.outcome() && game.claimed_outcome && end.outcome() != game.claimed_outcome))
        return std::nullopt;
    return score_with(game.score, *outcome, match.rules);
}

/// Money sessions are often recorded without keeping the score.
bool keeps_no_score(const Match& match, const Game& game)
{
    return match.rules.is_money() && game.score == ByPlayer<int>{};
}

void repair_score(Match& match, std::size_t index, std::vector<std::string>& done)
{
    Game& game = match.games[index];
    const bool follows = game.number == std::int64_t{match.games[index - 1].number} + 1;
    if (!follows || keeps_no_score(match, game)) return;
    const std::optional<ByPlayer<int>> score = certain_score(match, index - 1);
    if (!score || *score == game.score) return;
    done.push_back(fmt::format("game {}: the score before it is {}-{}, not {}-{}", game.number, score->first,
                               score->second, game.score.first, game.score.second));
    game.score = *score;
}

bool contradicts(const Match& match, std::size_t index, bool stated)
{
    const ByPlayer<int>& score = match.games[index].score;
    const int near = match.rules.length - 1;
    if (!stated) return is_crawford_by_score(match, index);
    return !match.rules.uses_crawford() || (score.first != near && score.second != near);
}

void repair_crawford(Match& match, std::size_t index, std::vector<std::string>& done)
{
    Game& game = match.games[index];
    if (!game.crawford || !contradicts(match, index, *game.crawford)) return;
    done.push_back(fmt::format("game {}: by the scores it is {}the Crawford game", game.number,
                               *game.crawford ? "not " : ""));
    game.crawford.reset();
}

}  // namespace

std::vector<std::string> repair_scores(Match& match)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        if (index > 0) repair_score(match, index, done);
        repair_crawford(match, index, done);
    }
    return done;
}

}  // namespace gammonkit
