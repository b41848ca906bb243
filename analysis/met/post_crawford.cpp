#include "analysis/met/post_crawford.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// The states, moved so that they have the means of a fair game.
std::vector<OpeningState> made_fair(std::span<const OpeningState> states, const GammonRates& rates)
{
    OpeningState mean;
    for (const OpeningState& state : states) {
        mean.win += state.weight * state.win;
        mean.lose_gammon += state.weight * state.lose_gammon;
        mean.lose_backgammon += state.weight * state.lose_backgammon;
    }
    std::vector<OpeningState> fair(states.begin(), states.end());
    for (OpeningState& state : fair) {
        state.win += 0.5 - mean.win;
        state.lose_gammon += rates.gammons / 2 - mean.lose_gammon;
        state.lose_backgammon += rates.backgammons / 2 - mean.lose_backgammon;
    }
    return fair;
}

}  // namespace

std::vector<double> post_crawford_equities(std::span<const OpeningState> states, const GammonRates& rates,
                                           int length)
{
    const std::vector<OpeningState> fair = made_fair(states, rates);
    std::vector<double> trailer{0.5};
    // The leader's chance to win the match while the other needs so many points.
    const auto leader = [&](int away) {
        return away <= 0 ? 0.0 : 1 - trailer[static_cast<std::size_t>(away - 1)];
    };
    for (int away = 2; away <= length; ++away) {
        double mean = 0;
        for (const OpeningState& state : fair) {
            const double single_loss = 1 - state.win - state.lose_gammon;
            const double gammon_loss = state.lose_gammon - state.lose_backgammon;
            const double take = state.win + single_loss * leader(away - 2) + gammon_loss * leader(away - 4) +
                                state.lose_backgammon * leader(away - 6);
            mean += state.weight * std::max(take, leader(away - 1));
        }
        trailer.push_back(1 - mean);
    }
    return trailer;
}

}  // namespace gammonkit
