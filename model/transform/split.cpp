#include "model/transform/split.hpp"

#include "model/transform/without_games.hpp"

#include <utility>

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

}  // namespace gammonkit
