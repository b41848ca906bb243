#include "analysis/met/diffusion.hpp"

#include "analysis/met/live_cube.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gammonkit {
namespace {

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
