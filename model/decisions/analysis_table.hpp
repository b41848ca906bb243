#pragma once

#include "model/analysis.hpp"
#include "model/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What an analysis says of one choice.
struct AnalyzedChoice {
    std::string words = {};  ///< "13/11 6/5", "double, take".
    std::size_t rank = 0;    ///< Of a play, counted from 1, the best.
    bool made = false;
    std::optional<Value> value = {};
    std::optional<Value> loss = {};  ///< How much less than the best, if it is; nothing where units differ.
    std::optional<Probabilities> chances = {};
    std::string level = {};  ///< "2-ply", "rollout of 1296 games".
};

/// What an analysis says: of a play or of the cube.
struct AnalyzedChoices {
    bool of_cube = false;
    bool in_chances = false;  ///< The best value, or that of no double, is a chance to win the match.
    std::string title = {};   ///< "Plays", "Cube"; with who says so, if that is known.
    std::vector<AnalyzedChoice> choices = {};
    std::optional<std::size_t> best = {};
};

/// One for each analysis of cube and plays, none for those that say nothing. Of plays, the best five and the
/// one that was made; `position` is the board that `player` plays on. Equities are those of the player who
/// decides, with the cube where they are known so.
[[nodiscard]] std::vector<AnalyzedChoices> analyzed_choices(const std::vector<CubeAnalysis>& cubes,
                                                            const std::vector<PlayAnalysis>& plays,
                                                            const Position& position, Player player);

/// What an analysis says, as cells of text.
struct AnalysisTable {
    std::string title = {};
    std::vector<std::string> head = {};
    std::vector<std::vector<std::string>> rows = {};  ///< Each as long as the head.
    std::optional<std::size_t> best = {};             ///< The row of the best choice.
};

/// The heads of the columns of such a table.
[[nodiscard]] std::vector<std::string> heads_of(bool of_cube, bool in_chances);
/// "+0.123", or "51.23%" of a chance to win the match.
[[nodiscard]] std::string value_text(const std::optional<Value>& value);
/// "-0.123", or "-1.23%".
[[nodiscard]] std::string loss_text(const std::optional<Value>& loss);

/// `analyzed_choices` as tables.
[[nodiscard]] std::vector<AnalysisTable> analysis_tables(const std::vector<CubeAnalysis>& cubes,
                                                         const std::vector<PlayAnalysis>& plays,
                                                         const Position& position, Player player);

}  // namespace gammonkit
