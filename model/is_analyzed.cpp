#include "model/is_analyzed.hpp"

#include <algorithm>

namespace gammonkit {

bool is_analyzed(const Match& match)
{
    return std::ranges::any_of(match.games, [](const Game& game) {
        return std::ranges::any_of(
            game.turns, [](const Turn& turn) { return !turn.plays.empty() || !turn.cubes.empty(); });
    });
}

bool is_analyzed(const PositionRecord& record)
{
    return !record.plays.empty() || !record.cubes.empty();
}

bool is_analyzed(const Collection& collection)
{
    const auto is = [](const auto& record) { return is_analyzed(record); };
    return std::ranges::any_of(collection.matches, is) || std::ranges::any_of(collection.positions, is);
}

}  // namespace gammonkit
