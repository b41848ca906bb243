#pragma once

#include "analysis/maps/score_map.hpp"
#include "report/render/color.hpp"
#include "support/languages/translator.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// What a square of a score map says.
struct ScoreCell {
    Color color;
    std::string name = {};    ///< "D/T", or the letter of a play.
    std::string margin = {};  ///< "+0.123"; empty where there is nothing to choose.
};

/// One line of the legend.
struct ScoreKey {
    Color color;
    std::string name = {};   ///< "D/T"
    std::string words = {};  ///< "double, take", or the play.
};

/// How squares look, and what they mean: by verdict, or by best play.
class ScoreCells {
public:
    explicit ScoreCells(const ScoreMap& map, const Translator& words = {});

    [[nodiscard]] ScoreCell cell(const ScoredPosition& scored) const;
    /// Only what comes up in the map.
    [[nodiscard]] const std::vector<ScoreKey>& keys() const { return keys_; }
    /// What the numbers are.
    [[nodiscard]] std::string margin_words() const;

private:
    void add_verdict(const ScoredPosition& scored);

    std::vector<Play> plays_;  ///< Empty where the map is of cube decisions.
    std::vector<ScoreKey> keys_;
    Translator words_;
};

}  // namespace gammonkit
