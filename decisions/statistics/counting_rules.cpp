#include "decisions/statistics/counting_rules.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 3> kNames{"1.07", "manual", "xg"};

}  // namespace

std::string_view to_string(StatisticsRules rules)
{
    return kNames[static_cast<std::size_t>(rules)];
}

std::optional<StatisticsRules> statistics_rules_named(std::string_view name)
{
    const auto* const found = std::ranges::find(kNames, name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<StatisticsRules>(found - kNames.begin());
}

CountingRules counting_by(StatisticsRules rules)
{
    CountingRules counting{.rules = rules};
    if (rules == StatisticsRules::manual) {
        counting.thresholds = thresholds_named("gnubg-manual");
        counting.close_cube = 0.25;
    }
    if (rules == StatisticsRules::xg) {
        counting.thresholds = thresholds_named("xg");
        counting.close_cube = counting.relevant_cube;
    }
    return counting;
}

}  // namespace gammonkit
