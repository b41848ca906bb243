#pragma once

#include "model/analysis.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::xg_text {

/// Where the footnotes of rollouts are kept among the extras of a position.
inline constexpr std::string_view kRolloutKey = "xg-text:rollout";

/// "    1. Rollout1    13/11 6/5*                   eq:-0.001 (-0.008)"
struct CandidateLine {
    std::string_view level;  ///< Without the number of its footnote.
    int footnote = 0;
    std::string_view moves;  ///< Empty: cannot move.
    double equity = 0;
};
[[nodiscard]] std::optional<CandidateLine> candidate_line(std::string_view line);

/// "25.45% (G:0.00% B:0.00%)": a player's chances to win, cumulative, as fractions.
struct Chances {
    double win = 0;
    double gammon = 0;
    double backgammon = 0;
};
/// All of a line: one, or those of both players.
[[nodiscard]] std::vector<Chances> chances_in(std::string_view line);

/// "Confidence: ±0.004 (...)": the half width of an interval that holds 95 % of the results.
[[nodiscard]] std::optional<double> confidence_in(std::string_view line);
inline constexpr double kStandardErrors = 1.96;  ///< So many make that half width.

/// "       No double:     +0.337 (-0.122)"
struct CubeRow {
    double equity = 0;
    std::optional<double> confidence = {};
};
[[nodiscard]] std::optional<CubeRow> cube_row(std::string_view line);

/// "Cubeless Equities: No Double=+0.103, Double=+0.259"
struct CubelessLine {
    double no_double = 0;
    double with_double = 0;
};
[[nodiscard]] std::optional<CubelessLine> cubeless_line(std::string_view line);

/// The level of "Analyzed in XG Roller++", in any language.
[[nodiscard]] std::optional<std::string_view> level_line(std::string_view line);

/// "eXtreme Gammon Version: 2.10, MET: Kazaross XG2", the end of a position.
[[nodiscard]] std::optional<Provenance> version_line(std::string_view line);

/// "1296 Games rolled with Variance Reduction.", with the number of the footnote in front or 0.
struct TrialsLine {
    int footnote = 0;
    std::int64_t trials = 0;
};
[[nodiscard]] std::optional<TrialsLine> trials_line(std::string_view line);

/// True for lines that say how a rollout was made: its games, dice, moves and time.
[[nodiscard]] bool is_about_rollout(std::string_view line);

/// True for lines that only repeat in words what numbers say: headings, the best action, the percentage that
/// would change it.
[[nodiscard]] bool is_repetition(std::string_view line);

/// True if nothing of all this fits: a line of a comment.
[[nodiscard]] bool is_comment(std::string_view line);

}  // namespace gammonkit::xg_text
