#include "analysis/met/post_crawford.hpp"

#include <iterator>

namespace gammonkit {
namespace {

/// A state in whole numbers: weight in 1080ths, chances in millionths.
struct Row {
    int weight;
    int win;
    int lose_gammon;
    int lose_backgammon;
};

constexpr Row kRows[] = {
#include "analysis/met/opening_states.inc"
};

}  // namespace

std::vector<OpeningState> opening_states()
{
    std::vector<OpeningState> states;
    states.reserve(std::size(kRows));
    for (const Row& row : kRows) {
        states.push_back({.weight = row.weight / 1080.0,
                          .win = row.win / 1e6,
                          .lose_gammon = row.lose_gammon / 1e6,
                          .lose_backgammon = row.lose_backgammon / 1e6});
    }
    return states;
}

}  // namespace gammonkit
