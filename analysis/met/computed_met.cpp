#include "analysis/met/computed_met.hpp"

#include "analysis/met/live_cube.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

std::string cube_text(double life)
{
    if (life == 1) return "Live cube";
    return life == 0 ? "Dead cube" : fmt::format("Cube life {:.3g}", life);
}

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

Result<MatchEquityTable> computed_met(const GammonRates& rates, int length, double cube_life)
{
    const std::vector<OpeningState> states = opening_states();
    const std::vector<double> post_crawford = post_crawford_equities(states, rates, length);
    const LiveCubeRates live{.gammons = rates.gammons, .gammons_lost = rates.gammons, .cube_life = cube_life};
    MatchEquities equities = live_cube_equities(live, post_crawford, length);
    equities.name = fmt::format("GammonKit {} point", length);
    equities.description =
        fmt::format("{}; {:.3g} % of all games end with a gammon or backgammon, {:.3g} % with a backgammon",
                    cube_text(cube_life), 100 * rates.gammons, 100 * rates.backgammons);
    return MatchEquityTable::from(std::move(equities));
}

MatchEquityTable gammonkit_met()
{
    return *computed_met({}, 25);
}

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
