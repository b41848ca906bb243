#pragma once

#include "formats/xg/records/document.hpp"
#include "model/analysis.hpp"

#include <optional>

namespace gammonkit::xg {

/// What analyses need to know of the file that they stand in.
struct AnalysisContext {
    const Document& document;
    bool money = false;
    std::string engine;
};

/// The value in the unit of the game.
[[nodiscard]] Value value_of(double equity, bool money);

/// Nothing if the decision was not analyzed.
[[nodiscard]] std::optional<CubeAnalysis> cube_analysis_of(const CubeRecord& cube,
                                                           const AnalysisContext& context);

/// Nothing if no candidate was evaluated.
[[nodiscard]] std::optional<PlayAnalysis> play_analysis_of(const MoveRecord& move,
                                                           const AnalysisContext& context);

}  // namespace gammonkit::xg
