#pragma once

#include "decisions/statistics/statistics.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// "hurried", "usual", "considered".
[[nodiscard]] std::string_view to_string(Pace pace);

/// A decision that counts in the performance rating, and how many seconds it took.
struct TimedDecision {
    bool is_play = false;
    double seconds = 0;
    double error = 0;  ///< As it counts in the rating, in EMG.
};

/// The decisions of one player in a match by their pace, in the order of `Pace`; empty if there are none.
[[nodiscard]] std::vector<PerformanceAtPace> by_pace(std::vector<TimedDecision> decisions);

}  // namespace gammonkit
