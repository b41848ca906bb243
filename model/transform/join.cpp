#include "model/transform/join.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

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
