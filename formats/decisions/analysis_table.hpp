#pragma once

#include "model/analysis.hpp"
#include "model/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What an analysis says, as cells of text.
struct AnalysisTable {
    std::string title = {};  ///< "Plays", "Cube"; with who says so, if that is known.
    std::vector<std::string> head = {};
    std::vector<std::vector<std::string>> rows = {};  ///< Each as long as the head.
    std::optional<std::size_t> best = {};             ///< The row of the best choice.
};

/// A table for each analysis of cube and plays, none for those that say nothing. Of plays, the best five and
/// the one that was made; `position` is the board that `player` plays on. Equities are those of the player
/// who decides, with the cube where they are known so.
[[nodiscard]] std::vector<AnalysisTable> analysis_tables(const std::vector<CubeAnalysis>& cubes,
                                                         const std::vector<PlayAnalysis>& plays,
                                                         const Position& position, Player player);

}  // namespace gammonkit
