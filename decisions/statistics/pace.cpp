#include "decisions/statistics/pace.hpp"

#include "support/languages/translator.hpp"

#include <algorithm>
#include <span>

namespace gammonkit {
namespace {

/// Adds those of one kind. What took as long as the decision at the quarter is usual, so that no more than a
/// quarter is hurried, and no more considered.
void add(std::span<TimedDecision> decisions, std::vector<PerformanceAtPace>& paces)
{
    if (decisions.empty()) return;
    std::ranges::stable_sort(decisions, {}, &TimedDecision::seconds);
    const std::size_t quarter = decisions.size() / 4;
    const double low = decisions[quarter].seconds;
    const double high = decisions[decisions.size() - 1 - quarter].seconds;
    for (const TimedDecision& decision : decisions) {
        const Pace pace = decision.seconds < low    ? Pace::hurried
                          : decision.seconds > high ? Pace::considered
                                                    : Pace::usual;
        PerformanceAtPace& at = paces[static_cast<std::size_t>(pace)];
        at.performance +=
            {.decisions = 1, .error = decision.error, .squares = decision.error * decision.error};
        at.seconds += decision.seconds;
    }
}

}  // namespace

std::string_view to_string(Pace pace)
{
    static constexpr std::string_view kNames[] = {"hurried"_say, "usual"_say, "considered"_say};
    return kNames[static_cast<std::size_t>(pace)];
}

std::vector<PerformanceAtPace> by_pace(std::vector<TimedDecision> decisions)
{
    if (decisions.empty()) return {};
    std::vector<PerformanceAtPace> paces(kPaces);
    const auto cubes = std::stable_partition(decisions.begin(), decisions.end(),
                                             [](const TimedDecision& decision) { return decision.is_play; });
    const auto plays = static_cast<std::size_t>(cubes - decisions.begin());
    const std::span<TimedDecision> all(decisions);
    add(all.first(plays), paces);
    add(all.subspan(plays), paces);
    return paces;
}

}  // namespace gammonkit
