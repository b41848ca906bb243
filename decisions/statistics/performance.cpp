#include "decisions/statistics/performance.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {

double spread_of(const PlayAnalysis& analysis)
{
    double lowest = INFINITY;
    double highest = -INFINITY;
    for (const Candidate& candidate : analysis.candidates) {
        const std::optional<double> equity =
            candidate.assessment ? decision_value(candidate.assessment->estimate).equity : std::nullopt;
        lowest = std::min(lowest, equity.value_or(INFINITY));
        highest = std::max(highest, equity.value_or(-INFINITY));
    }
    return std::max(0.0, highest - lowest);
}

bool is_relevant_offer(const SingleCubeSides& sides, const CountingRules& counting)
{
    return static_cast<double>(std::abs(sides.doubled() - sides.no_double)) <= counting.relevant_cube;
}

double performance_error(const DecisionError& judged, const Rules& rules, const CountingRules& counting)
{
    const double error = judged.error ? judged.error->normalized : 0;
    return rules.length == 1 ? error * counting.one_point_factor : error;
}

}  // namespace gammonkit
