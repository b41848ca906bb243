#pragma once

#include "analysis/reasons/cube_reason.hpp"
#include "model/reasons/play_reasons.hpp"
#include "support/languages/translator.hpp"

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

/// By the analysis, the opponent cashes after the play, but not after the best. In EMG, or points for each
/// unit of the cube.
struct CashReason {
    double made = -1;  ///< What the play is worth: a game lost.
    double best = 0;   ///< And the best.
    friend bool operator==(const CashReason&, const CashReason&) = default;
};

/// One reason why a decision was wrong.
using Reason = std::variant<PlayReason, GammonReason, CashReason, CubeReason>;

/// "shots", "gammons-lost", "cash", "market" ...: names of kinds are stable.
[[nodiscard]] std::string kind_of(const Reason& reason);

/// One sentence: "Rolls that hit: 17 of 36; after the best play, 11."
[[nodiscard]] std::string sentence_of(const Reason& reason, const Translator& words = {});

/// All sentences, one after the other.
[[nodiscard]] std::string sentences_of(const std::vector<Reason>& reasons, const Translator& words = {});

}  // namespace gammonkit
