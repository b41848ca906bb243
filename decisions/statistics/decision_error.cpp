#include "decisions/statistics/decision_error.hpp"

namespace gammonkit {

std::string_view to_string(CubeMistake mistake, StatisticsRules rules)
{
    static constexpr std::string_view kByManual[] = {"missed double around the double point",
                                                     "missed double around the too good point",
                                                     "wrong double around the double point",
                                                     "wrong double around the too good point",
                                                     "wrong take",
                                                     "wrong drop"};
    static constexpr std::string_view kNames[] = {"missed double below the cash point",
                                                  "missed double above the cash point",
                                                  "wrong double below the double point",
                                                  "wrong double above the too good point",
                                                  "wrong take",
                                                  "wrong drop"};
    if (rules == StatisticsRules::manual) return kByManual[static_cast<std::size_t>(mistake)];
    return kNames[static_cast<std::size_t>(mistake)];
}

std::string_view to_string(RateEligibility eligibility)
{
    static constexpr std::string_view kNames[] = {
        "counted",      "forced play",  "all plays are worth the same",
        "not close",    "beaver",       "not played",
        "not analyzed", "illegal play", "what was done is not in the analysis"};
    return kNames[static_cast<std::size_t>(eligibility)];
}

}  // namespace gammonkit
