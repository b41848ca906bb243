#include "model/transform/split_glued.hpp"

#include "model/replay.hpp"
#include "model/transform/without_games.hpp"

#include <utility>

namespace gammonkit {
namespace {

bool is_won(const ByPlayer<int>& score, const Rules& rules)
{
    return !rules.is_money() && (score.first >= rules.length || score.second >= rules.length);
}

/// Whether game `index` begins another match than the one before it.
bool starts_over(const Match& match, std::size_t index)
{
    const Game& before = match.games[index - 1];
    const Game& game = match.games[index];
    const bool at_zero = game.score == ByPlayer<int>{};
    if (at_zero && game.number <= before.number) return true;
    const bool falls = game.score.first < before.score.first || game.score.second < before.score.second;
    return (at_zero || falls) && is_won(score_after(match, index - 1), match.rules);
}

/// Counts the games of a part that starts at 0-0 from 1.
void renumber(Match& part)
{
    const int first = part.games.front().number;
    if (part.games.front().score != ByPlayer<int>{} || first <= 1) return;
    for (Game& game : part.games) {
        if (game.number >= first) game.number -= first - 1;
    }
}

}  // namespace

std::vector<Match> split_glued(const Match& match)
{
    const Match empty = without_games(match);
    std::vector<Match> parts{empty};
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        if (index > 0 && starts_over(match, index)) parts.push_back(empty);
        parts.back().games.push_back(match.games[index]);
    }
    if (parts.size() == 1) return parts;
    for (auto part = parts.begin() + 1; part != parts.end(); ++part)
        renumber(*part);
    return parts;
}

}  // namespace gammonkit
