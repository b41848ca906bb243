#include "analysis/met/computed_met.hpp"

#include "analysis/met/live_cube.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <numbers>

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

/// A match equity for each chance to win the game, 0 to 1 in equal steps.
using Curve = std::vector<double>;

/// The curves of one score, seen by the player who is `own` away.
class Score {
public:
    Score(const GrowingTable& table, double gammon_rate, int own, int other, int steps)
        : table_(table), gammon_rate_(gammon_rate), own_(own), other_(other), steps_(steps)
    {
    }

    /// The cube is in the middle: each may double.
    [[nodiscard]] Curve centered() const { return settled(1, doubled_by_own(1), doubled_by_other(1)); }

private:
    [[nodiscard]] bool is_dead(int cube) const { return cube >= own_ && cube >= other_; }

    [[nodiscard]] Curve owned(int cube) const
    {
        return is_dead(cube) ? straight(cube) : settled(cube, doubled_by_own(cube), highest());
    }

    [[nodiscard]] Curve owned_by_other(int cube) const
    {
        return is_dead(cube) ? straight(cube) : settled(cube, lowest(), doubled_by_other(cube));
    }

    /// What `own` has who doubles: the other takes or drops, as is worse for `own`.
    [[nodiscard]] Curve doubled_by_own(int cube) const
    {
        Curve taken = owned_by_other(2 * cube);
        const double dropped = table_.at(own_ - cube, other_);
        for (double& equity : taken)
            equity = std::min(equity, dropped);
        return taken;
    }

    [[nodiscard]] Curve doubled_by_other(int cube) const
    {
        Curve taken = owned(2 * cube);
        const double dropped = table_.at(own_, other_ - cube);
        for (double& equity : taken)
            equity = std::max(equity, dropped);
        return taken;
    }

    [[nodiscard]] Curve lowest() const { return Curve(static_cast<std::size_t>(steps_) + 1, 0.0); }
    [[nodiscard]] Curve highest() const { return Curve(static_cast<std::size_t>(steps_) + 1, 1.0); }

    /// Nobody doubles any more.
    [[nodiscard]] Curve straight(int cube) const
    {
        Curve curve = lowest();
        const double lost = loss(cube);
        const double won = win(cube);
        for (std::size_t step = 0; step < curve.size(); ++step)
            curve[step] = lost + (won - lost) * static_cast<double>(step) / steps_;
        return curve;
    }

    /// The curve that is straight wherever it lies between the two others, by successive over-relaxation.
    [[nodiscard]] Curve settled(int cube, const Curve& floor, const Curve& ceiling) const
    {
        Curve curve = straight(cube);
        const double relaxation = 2 / (1 + std::sin(std::numbers::pi / steps_));
        for (double change = 1; change > 1e-9;) {
            change = 0;
            for (std::size_t step = 1; step + 1 < curve.size(); ++step) {
                const double mean = (curve[step - 1] + curve[step + 1]) / 2;
                const double wanted = curve[step] + relaxation * (mean - curve[step]);
                const double next = std::clamp(wanted, floor[step], std::max(floor[step], ceiling[step]));
                change = std::max(change, std::abs(next - curve[step]));
                curve[step] = next;
            }
        }
        return curve;
    }

    [[nodiscard]] double win(int points) const
    {
        return (1 - gammon_rate_) * table_.at(own_ - points, other_) +
               gammon_rate_ * table_.at(own_ - 2 * points, other_);
    }
    [[nodiscard]] double loss(int points) const
    {
        return (1 - gammon_rate_) * table_.at(own_, other_ - points) +
               gammon_rate_ * table_.at(own_, other_ - 2 * points);
    }

    const GrowingTable& table_;
    double gammon_rate_;
    int own_;
    int other_;
    int steps_;
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

MatchEquities diffusion_equities(double gammon_rate, const std::vector<double>& post_crawford, int length,
                                 int steps)
{
    GrowingTable table(length, post_crawford, gammon_rate);
    table.fill([&](int own, int other) {
        const Curve curve = Score(table, gammon_rate, own, other, steps).centered();
        return curve[curve.size() / 2];
    });
    return table.equities();
}

}  // namespace gammonkit
