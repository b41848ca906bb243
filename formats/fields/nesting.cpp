#include "formats/fields/nesting.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool nests_at_most(const std::vector<Turn>& turns, int depth)
{
    return std::all_of(turns.begin(), turns.end(), [depth](const Turn& turn) {
        return turn.variations.empty() ||
               (depth > 0 &&
                std::all_of(turn.variations.begin(), turn.variations.end(),
                            [depth](const Variation& v) { return nests_at_most(v.turns, depth - 1); }));
    });
}

}  // namespace

bool nesting_is_sane(const Collection& collection)
{
    return std::all_of(collection.matches.begin(), collection.matches.end(), [](const Match& match) {
        return std::all_of(match.games.begin(), match.games.end(),
                           [](const Game& game) { return nests_at_most(game.turns, kDeepestNesting); });
    });
}

}  // namespace gammonkit
