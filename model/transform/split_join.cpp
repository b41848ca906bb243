#include "model/transform/split_join.hpp"

#include "model/replay.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

void add_games(const Match& match, std::vector<Collection>& parts)
{
    const Match empty = without_games(match);
    for (const Game& game : match.games) {
        Match single = empty;
        single.games.push_back(game);
        parts.push_back({.matches = {std::move(single)}, .positions = {}});
    }
}

std::vector<Collection> split_by_position(const Collection& collection)
{
    std::vector<Collection> parts(1);
    parts.front().matches = collection.matches;
    for (const PositionRecord& position : collection.positions) {
        if (!parts.back().positions.empty()) parts.emplace_back();
        parts.back().positions.push_back(position);
    }
    return parts;
}

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

std::string title(const Match& match)
{
    return fmt::format("{} - {}", match.players.first.name, match.players.second.name);
}

/// Why `next` cannot be more games of `match`; empty if it can.
std::string why_different(const Match& match, const Match& next)
{
    if (match.players.first.name != next.players.first.name ||
        match.players.second.name != next.players.second.name) {
        return fmt::format("the players differ: {} and {}", title(match), title(next));
    }
    if (match.rules != next.rules) return fmt::format("the rules of {} differ", title(match));
    return "";
}

bool has_game(const Match& match, int number)
{
    return std::any_of(match.games.begin(), match.games.end(),
                       [&](const Game& game) { return game.number == number; });
}

Result<void> add_games(Match& match, const Match& next)
{
    const std::string difference = why_different(match, next);
    if (!difference.empty()) return failure("join-mismatch", difference, "join them as a collection");
    for (const Game& game : next.games) {
        if (has_game(match, game.number)) {
            return failure("join-duplicate",
                           fmt::format("game {} of {} comes twice", game.number, title(match)));
        }
        match.games.push_back(game);
    }
    return {};
}

Collection concatenated(std::span<const Collection> parts)
{
    Collection all;
    for (const Collection& part : parts) {
        all.matches.insert(all.matches.end(), part.matches.begin(), part.matches.end());
        all.positions.insert(all.positions.end(), part.positions.begin(), part.positions.end());
    }
    return all;
}

}  // namespace

std::vector<Collection> split(const Collection& collection, SplitBy by)
{
    if (by == SplitBy::position) return split_by_position(collection);
    std::vector<Collection> parts;
    for (const Match& match : collection.matches) {
        if (by == SplitBy::game) {
            add_games(match, parts);
        } else {
            parts.push_back({.matches = {match}, .positions = {}});
        }
    }
    for (const PositionRecord& position : collection.positions) {
        parts.push_back({.matches = {}, .positions = {position}});
    }
    return parts;
}

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

Result<Collection> join(std::span<const Collection> parts, JoinAs as)
{
    Collection all = concatenated(parts);
    if (as == JoinAs::collection || all.matches.empty()) return all;
    Match match = std::move(all.matches.front());
    for (auto next = all.matches.begin() + 1; next != all.matches.end(); ++next) {
        GK_TRY_VOID(add_games(match, *next));
    }
    std::stable_sort(match.games.begin(), match.games.end(),
                     [](const Game& a, const Game& b) { return a.number < b.number; });
    all.matches.clear();
    all.matches.push_back(std::move(match));
    return all;
}

}  // namespace gammonkit
