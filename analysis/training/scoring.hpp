#pragma once

#include "analysis/evaluate/net.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit {

/// How well a net chooses among plays with known equities.
struct Score {
    double error_rate = 0;           ///< Mean equity lost a decision, times 1000.
    double standard_error = 0;       ///< Of that mean.
    double mean_absolute_error = 0;  ///< Of the static equity, over all boards.
    int decisions = 0;
    int best_chosen = 0;
};

/// Scores a net with a table of decisions: lines of tab-separated columns, of which "decision", "board26" and
/// "roll_equity" are read; "#" begins a comment. `plies` 0 is the net alone, 1 looks one roll ahead.
[[nodiscard]] Result<Score> score(const Net& net, std::string_view table, int plies);

}  // namespace gammonkit
