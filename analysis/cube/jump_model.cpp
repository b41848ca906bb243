#include "analysis/cube/jump_model.hpp"

#include <cmath>
#include <numbers>
#include <utility>

namespace gammonkit {
namespace {

constexpr int kSteps = 200;

/// The chance of a jump by 0, 1, 2 ... steps if jumps are normally distributed with this mean size.
std::vector<double> jump_sizes(double volatility)
{
    const double deviation = std::max(volatility, 1e-6) * std::sqrt(std::numbers::pi / 2) * kSteps;
    const auto within = [&](double size) { return std::erf(size / deviation / std::numbers::sqrt2); };
    std::vector<double> sizes{within(0.5)};
    for (int size = 1; size <= kSteps && sizes.back() > 1e-9; ++size)
        sizes.push_back(within(size + 0.5) - within(size - 0.5));
    double sum = 0;
    for (const double chance : sizes)
        sum += chance;
    for (double& chance : sizes)
        chance /= sum;
    return sizes;
}

/// The mean of a curve around one of its steps, after a jump.
double jumped(const std::vector<double>& curve, const std::vector<double>& sizes, int step)
{
    const int room = std::min(step, kSteps - step);
    double mean = 0;
    for (int size = 0; size < static_cast<int>(sizes.size()); ++size) {
        const int moved = std::min(size, room);
        mean +=
            sizes[static_cast<std::size_t>(size)] / 2 *
            (curve[static_cast<std::size_t>(step + moved)] + curve[static_cast<std::size_t>(step - moved)]);
    }
    return mean;
}

std::vector<double> all_jumped(const std::vector<double>& curve, const std::vector<double>& sizes)
{
    std::vector<double> result;
    for (int step = 0; step <= kSteps; ++step)
        result.push_back(jumped(curve, sizes, step));
    return result;
}

std::vector<double> straight(double low, double high)
{
    std::vector<double> curve;
    for (int step = 0; step <= kSteps; ++step)
        curve.push_back(low + (high - low) * step / kSteps);
    return curve;
}

/// A value that `at(step)` has between two steps.
template <class Function>
double between_steps(double win, Function at)
{
    const double place = std::clamp(win, 0.0, 1.0) * kSteps;
    const int below = std::min(static_cast<int>(place), kSteps - 1);
    const double part = place - below;
    return (1 - part) * at(below) + part * at(below + 1);
}

double largest_difference(const std::vector<double>& a, const std::vector<double>& b)
{
    double largest = 0;
    for (std::size_t step = 0; step < a.size(); ++step)
        largest = std::max(largest, std::abs(a[step] - b[step]));
    return largest;
}

}  // namespace

JumpModel::JumpModel(double volatility, double won, double lost, bool jacoby)
    : won_(won), lost_(lost), jumps_(jump_sizes(volatility))
{
    const Curve dead = straight(-lost, won);
    held_ = {jacoby ? straight(-1, 1) : dead, dead, dead};
    waiting_ = held_;
    settle();
}

void JumpModel::settle()
{
    constexpr int kMostRounds = 20000;
    double change = 1;
    for (int round = 0; round < kMostRounds && change > 1e-9; ++round) {
        waiting_ = opponents_turn();
        const Curves before = std::exchange(held_, all_jumped(waiting_));
        change = std::max({largest_difference(before.centered, held_.centered),
                           largest_difference(before.own, held_.own),
                           largest_difference(before.other, held_.other)});
    }
}

JumpModel::Curves JumpModel::all_jumped(const Curves& curves) const
{
    return {gammonkit::all_jumped(curves.centered, jumps_), gammonkit::all_jumped(curves.own, jumps_),
            gammonkit::all_jumped(curves.other, jumps_)};
}

/// The player has decided and rolled; the opponent doubles where that is worst for the player.
JumpModel::Curves JumpModel::opponents_turn() const
{
    Curves rolled = all_jumped(with_doubles(held_));
    for (std::size_t step = 0; step <= kSteps; ++step) {
        const double doubled = std::max(-1.0, 2 * rolled.own[step]);
        rolled.centered[step] = std::min(rolled.centered[step], doubled);
        rolled.other[step] = std::min(rolled.other[step], doubled);
    }
    return rolled;
}

/// The player doubles where that is best for him.
JumpModel::Curves JumpModel::with_doubles(const Curves& held) const
{
    Curves best = held;
    for (std::size_t step = 0; step <= kSteps; ++step) {
        const double doubled = std::min(1.0, 2 * held.other[step]);
        best.centered[step] = std::max(held.centered[step], doubled);
        best.own[step] = std::max(held.own[step], doubled);
    }
    return best;
}

const JumpModel::Curve& JumpModel::next(CubePlace place) const
{
    if (place == CubePlace::centered) return waiting_.centered;
    return place == CubePlace::own ? waiting_.own : waiting_.other;
}

double JumpModel::held(double win, CubePlace place) const
{
    return between_steps(win, [&](int step) { return jumped(next(place), jumps_, step); });
}

double JumpModel::held(double win, CubePlace place, double local_volatility) const
{
    const std::vector<double> sizes = jump_sizes(local_volatility);
    return between_steps(win, [&](int step) { return jumped(next(place), sizes, step); });
}

CubeSides JumpModel::values(double win, CubePlace place, double local_volatility) const
{
    return {.no_double = held(win, place, local_volatility),
            .double_take = 2 * held(win, CubePlace::other, local_volatility),
            .double_drop = 1};
}

double JumpModel::cash_point() const
{
    double low = 0;
    double high = 1;
    for (int round = 0; round < 40; ++round) {
        const double middle = (low + high) / 2;
        (2 * held(middle, CubePlace::other) >= 1 ? high : low) = middle;
    }
    return high;
}

double JumpModel::efficiency() const
{
    // Janowski: cash = (lost + 1/2 + x/2) / (won + lost + x/2).
    const double cash = cash_point();
    return (cash * (won_ + lost_) - lost_ - 0.5) / (0.5 - 0.5 * cash);
}

double jump_volatility(std::span<const double> after, std::span<const double> weights)
{
    double sum = 0;
    double mean = 0;
    for (std::size_t roll = 0; roll < after.size(); ++roll) {
        sum += weights[roll];
        mean += weights[roll] * after[roll];
    }
    double size = 0;
    for (std::size_t roll = 0; roll < after.size(); ++roll)
        size += weights[roll] * std::abs(after[roll] - mean / sum);
    return size / sum;
}

}  // namespace gammonkit
