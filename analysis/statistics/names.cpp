#include "analysis/statistics/judged_decision.hpp"

namespace gammonkit {

std::string_view to_string(CubeMistake mistake)
{
    static constexpr std::string_view kNames[] = {"missed double below the cash point",
                                                  "missed double above the cash point",
                                                  "wrong double below the double point",
                                                  "wrong double above the too good point",
                                                  "wrong take",
                                                  "wrong drop"};
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
