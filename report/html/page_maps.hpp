#pragma once

#include "analysis/engine.hpp"
#include "report/match_report.hpp"
#include "report/named_position.hpp"
#include "support/json/json_text.hpp"

#include <memory>
#include <vector>

namespace gammonkit::html {

/// Makes the maps of rolls and scores that stand beside decisions, when the page is written: it has no engine
/// of its own.
class PageMaps {
public:
    enum class Which : std::uint8_t { errors, all };

    explicit PageMaps(Which which);

    /// Judges by the table behind the analyses of this match; before its decisions are asked about.
    void begin(const Match& match, const Translator& words);

    /// Adds the members "rolls" and "scores" to what the script knows of a turn: after a play the opponent's
    /// rolls, and after the best one; else the rolls of the position and the cube at each score. Nothing
    /// where the decision is none of those that get maps, or the engine does not play the variant.
    void write(JsonText& json, const ReportedTurn& turn, const DecisionError& judged);

private:
    [[nodiscard]] bool wants(const DecisionError& judged) const;
    void write_rolls(JsonText& json, const NamedPosition& position, const std::vector<Play>& plays);
    void write_scores(JsonText& json, const NamedPosition& position);

    Which which_;
    Evaluator::Tables tables_ = {};
    ByPlayer<std::string> names_ = {};
    Translator words_ = {};
    std::unique_ptr<NetEngine> engine_ = {};
};

}  // namespace gammonkit::html
