#include "training/filter_costs.hpp"

#include "analysis/search/look_ahead.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <vector>

namespace gammonkit::training {
namespace {

constexpr std::size_t kDepths = 3;  // 0, 1 and 2 plies.
constexpr int kAll = 1000;

constexpr std::array<MoveFilter, 6> kFirst{
    {{0, 4, 0.06}, {0, 5, 0.08}, {0, 8, 0.12}, {0, 8, 0.16}, {0, 16, 0.32}, {0, kAll, 1000}}};
constexpr std::array<MoveFilter, 5> kSecond{
    {{0, 1, 0.01}, {0, 2, 0.02}, {0, 3, 0.04}, {0, 4, 0.06}, {0, 6, 0.10}}};

struct MeasuredPlay {
    std::array<double, kDepths> values;  ///< By plies.
    double loss;
};
using MeasuredDecision = std::vector<MeasuredPlay>;

/// What judging cost, in milliseconds a play, by plies.
using Costs = std::array<double, kDepths>;

double milliseconds_of_processor()
{
    return 1000 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

std::vector<MeasuredDecision> judged(const Evaluator& evaluator, std::span<const ReferenceDecision> decisions,
                                     Costs& costs)
{
    LookAhead look_ahead(evaluator);
    std::vector<MeasuredDecision> result;
    double plays = 0;
    for (const ReferenceDecision& decision : decisions) {
        const bool is_known = std::ranges::all_of(
            decision, [](const ReferencePlay& play) { return play.equities.front().has_value(); });
        if (decision.size() < 2 || !is_known) continue;
        double best = -3;
        for (const ReferencePlay& play : decision)
            best = std::max(best, *play.equities.front());
        MeasuredDecision& judgement = result.emplace_back();
        for (const ReferencePlay& play : decision)
            judgement.push_back({.values = {}, .loss = best - *play.equities.front()});
        for (std::size_t plies = 0; plies < kDepths; ++plies) {
            const double begin = milliseconds_of_processor();
            for (std::size_t i = 0; i < decision.size(); ++i)
                judgement[i].values[plies] = -static_cast<double>(
                    cubeless_equity(look_ahead.value(decision[i].board, static_cast<int>(plies))));
            costs[plies] += milliseconds_of_processor() - begin;
        }
        plays += static_cast<double>(decision.size());
    }
    for (double& cost : costs)
        cost /= plays;
    return result;
}

/// Best first by so many plies, and only those that pass.
void sort_and_filter(std::vector<MeasuredPlay>& plays, std::size_t plies, const MoveFilter& filter)
{
    std::ranges::sort(plays, std::greater<>(),
                      [plies](const MeasuredPlay& play) { return play.values[plies]; });
    const double least = plays.front().values[plies] - filter.threshold;
    std::size_t count = 1;
    while (count < plays.size() && count < static_cast<std::size_t>(filter.extra) + 1 &&
           plays[count].values[plies] >= least)
        ++count;
    plays.resize(count);
}

/// What each decision loses; adds up how many plays are looked at.
std::vector<double> losses(const std::vector<MeasuredDecision>& decisions, FilterCost& cost)
{
    std::vector<double> result;
    for (std::vector<MeasuredPlay> plays : decisions) {
        sort_and_filter(plays, 0, cost.first);
        if (cost.second && plays.size() > 1) {
            cost.looked_ahead_1 += static_cast<double>(plays.size());
            sort_and_filter(plays, 1, *cost.second);
        }
        if (plays.size() > 1) cost.looked_ahead_2 += static_cast<double>(plays.size());
        sort_and_filter(plays, 2, {.extra = 0});
        result.push_back(1000 * plays.front().loss);
    }
    return result;
}

FilterCost cost_of(const std::vector<MeasuredDecision>& decisions, const Costs& costs,
                   const std::vector<double>& without_filters, const MoveFilter& first,
                   const std::optional<MoveFilter>& second)
{
    FilterCost cost{.first = first, .second = second};
    const std::vector<double> lost = losses(decisions, cost);
    const auto count = static_cast<double>(std::max<std::size_t>(lost.size(), 1));
    double squares = 0;
    for (std::size_t i = 0; i < lost.size(); ++i) {
        const double more = lost[i] - without_filters[i];
        cost.error_rate += lost[i] / count;
        cost.lost += more / count;
        squares += more * more / count;
    }
    cost.standard_error = std::sqrt(std::max(0.0, squares - cost.lost * cost.lost) / count);
    cost.looked_ahead_1 /= count;
    cost.looked_ahead_2 /= count;
    cost.milliseconds = cost.looked_ahead_1 * costs[1] + cost.looked_ahead_2 * costs[2];
    return cost;
}

}  // namespace

std::vector<FilterCost> filter_costs(const Evaluator& evaluator, std::span<const ReferenceDecision> decisions)
{
    Costs costs{};
    const std::vector<MeasuredDecision> plays = judged(evaluator, decisions, costs);
    if (plays.empty()) return {};
    FilterCost none{.first = kFirst.back()};
    const std::vector<double> without_filters = losses(plays, none);
    std::vector<FilterCost> result;
    for (const MoveFilter& first : kFirst) {
        result.push_back(cost_of(plays, costs, without_filters, first, {}));
        for (const MoveFilter& second : kSecond)
            result.push_back(cost_of(plays, costs, without_filters, first, second));
    }
    return result;
}

}  // namespace gammonkit::training
