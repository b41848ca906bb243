#include "model/decisions/reference_player.hpp"

#include "model/decisions/cube_choice.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace gammonkit {
namespace {

/// The grid on which chances are integrated, in standard deviations: what looks best looks that much better
/// than the best choice is worth. The trapezoidal rule converges so fast on normal densities that what comes
/// out is right to 0.000002 noises.
constexpr double kLowest = -5.2;
constexpr double kStep = 0.4;
constexpr int kSteps = 29;
/// What costs more is never chosen, and what looks that much better than a choice is worth is better.
constexpr double kFarthest = 7.5;
constexpr double kSure = 5.5;
/// Sums in single precision differ by less.
constexpr double kSameCost = 1e-6;

double normal_density(double x)
{
    return std::exp(-x * x / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
}

double normal_chance_below(double x)
{
    return std::erfc(-x / std::numbers::sqrt2) / 2;
}

/// The candidates of a roll; null if there is no analysis of them.
const PlayAnalysis* plays_of(const DecisionRow& row)
{
    const Turn* const turn = turn_of(row);
    const PlayAnalyses* const plays = turn != nullptr           ? &turn->plays
                                      : row.position != nullptr ? &row.position->plays
                                                                : nullptr;
    return plays != nullptr && !plays->empty() ? &plays->front() : nullptr;
}

std::vector<double> costs_of_plays(const DecisionRow& row)
{
    const PlayAnalysis* plays = plays_of(row);
    const std::optional<double>& best = row.decision.judgement->value_of_best.equity;
    if (plays == nullptr || !best) return {};
    std::vector<double> costs;
    for (const Candidate& candidate : plays->candidates) {
        const std::optional<double> equity =
            candidate.assessment ? decision_value(candidate.assessment->estimate).equity : std::nullopt;
        if (equity && std::isfinite(*equity)) costs.push_back(std::max(0.0, *best - *equity));
    }
    return costs;
}

std::vector<double> costs_of_cube(const Decision& decision)
{
    const Judgement& judgement = *decision.judgement;
    const std::optional<double>& no_double = judgement.no_double.equity;
    const std::optional<double>& take = judgement.double_take.equity;
    if (!no_double || !take) return {};
    const CubeSides sides{*no_double, *take, judgement.double_drop.equity.value_or(1)};
    if (decision.kind == DecisionKind::offer)
        return {sides.error_of_offer(true), sides.error_of_offer(false)};
    return {sides.error_of_answer(true), sides.error_of_answer(false)};
}

}  // namespace

std::vector<double> chances_of_choices(std::span<const double> costs, double noise)
{
    std::vector<double> chances(costs.size());
    std::vector<std::size_t> near;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (costs[i] <= kFarthest * noise) near.push_back(i);
    }
    std::vector<double> ratios(near.size());
    for (int step = 0; step <= kSteps; ++step) {
        const double seen = kLowest + kStep * step;
        double all_lower = 1;
        for (std::size_t i = 0; i < near.size(); ++i) {
            const double x = seen + costs[near[i]] / noise;
            const double lower = x > kSure ? 1 : normal_chance_below(x);
            all_lower *= lower;
            ratios[i] = x > kSure ? 0 : normal_density(x) / lower;
        }
        for (std::size_t i = 0; i < near.size(); ++i)
            chances[near[i]] += all_lower * ratios[i];
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

std::vector<double> costs_of_choices(const DecisionRow& row)
{
    if (!row.decision.judgement) return {};
    std::vector<double> costs =
        row.decision.kind == DecisionKind::play ? costs_of_plays(row) : costs_of_cube(row.decision);
    if (costs.size() < 2) costs.clear();
    return costs;
}

std::optional<double> difficulty_of(const DecisionRow& row, double noise)
{
    const std::vector<double> costs = costs_of_choices(row);
    if (costs.empty()) return std::nullopt;
    const std::vector<double> chances = chances_of_choices(costs, noise);
    return std::inner_product(costs.begin(), costs.end(), chances.begin(), 0.0);
}

std::optional<double> avoidable_share(const DecisionRow& row, double noise)
{
    const std::vector<double> costs = costs_of_choices(row);
    const std::optional<double> error = costs.empty() ? std::nullopt : row.decision.judgement->error.equity;
    if (!error) return std::nullopt;
    if (*error <= kSameCost) return 0;
    const std::vector<double> chances = chances_of_choices(costs, noise);
    double share = 0;
    for (std::size_t i = 0; i < costs.size(); ++i)
        share += costs[i] < *error - kSameCost ? chances[i] : 0;
    return share;
}

}  // namespace gammonkit
