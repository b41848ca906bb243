#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/reasons/cube_reasons.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "model/match.hpp"
#include "model/reasons/play_reasons.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gammonkit {

/// How many more gammons a play costs than the best, by the analysis.
struct GammonReason {
    bool lost = true;  ///< Lost, or else won.
    double made = 0;   ///< The chance of a gammon or backgammon after the play that was made, from 0 to 1.
    double best = 0;   ///< And after the best.
    friend bool operator==(const GammonReason&, const GammonReason&) = default;
};

/// One reason why a decision was wrong.
using Reason = std::variant<PlayReason, GammonReason, CubeReason>;

/// "shots", "gammons-lost", "market" ...: names of kinds are stable.
[[nodiscard]] std::string kind_of(const Reason& reason);

/// One sentence: "Rolls that hit: 17 of 36; after the best play, 11."
[[nodiscard]] std::string sentence_of(const Reason& reason, const Translator& words = {});

/// Why decisions of matches were wrong. Nothing is said that was not counted or measured, and nothing of
/// decisions that cost less than kLeastLoss. docs/reasons.md tells how.
class ReasonFinder {
public:
    /// EMG.
    static constexpr double kLeastLoss = 0.02;
    static constexpr std::size_t kMost = 3;

    /// At most kMost, the most telling first. The decision is one of `match`, judged by `table`.
    [[nodiscard]] std::vector<Reason> reasons(const Match& match, const DecisionError& judged,
                                              const MatchEquityTable& table);

private:
    [[nodiscard]] std::vector<Reason> of_cube(const Match& match, const DecisionError& judged,
                                              const MatchEquityTable& table);

    std::optional<Evaluator> evaluator_;  ///< Made for the first cube decision.
};

/// All sentences, one after the other.
[[nodiscard]] std::string sentences_of(const std::vector<Reason>& reasons, const Translator& words = {});

}  // namespace gammonkit
