#pragma once

#include "model/analysis.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::gnubg_text {

/// "*    1. Cubeful 0-ply    8/5 6/5                      Eq.: +0.219 (-0.012)"
struct CandidateLine {
    bool played = false;
    std::string_view evaluation;
    std::string_view moves;  ///< Empty: cannot move.
    double value = 0;
    bool is_mwc = false;  ///< "MWC: 50.12%" or "MWC: 0.5012" stands there; a fraction in `value`.
};
[[nodiscard]] std::optional<CandidateLine> candidate_line(std::string_view line);

/// How "Cubeful 2-ply" was evaluated.
[[nodiscard]] std::optional<EvaluationContext> context_of(std::string_view evaluation);

/// "0.551 0.174 0.013 - 0.449 0.124 0.005 CL +0.161 CF +0.193", in brackets if they are standard errors. What
/// is told in percent is a fraction here.
struct ChancesLine {
    Probabilities probabilities;
    std::optional<double> cubeless = {};
    std::optional<double> cubeful = {};
    bool are_errors = false;
};
[[nodiscard]] std::optional<ChancesLine> chances_line(std::string_view line);

/// "2-ply cubeless equity +0.109 (Money: +0.148)", "Rollout cubeless equity -0.161 ...", or
/// "2-ply cubeless MWC  48.80% (Money: -0.159)", or a fraction
struct CubelessLine {
    std::optional<int> plies = {};  ///< Nothing: a rollout.
    double value = 0;
    bool is_mwc = false;
};
[[nodiscard]] std::optional<CubelessLine> cubeless_line(std::string_view line);

/// "2. Double, pass        +1.000  (+0.657)"; `in_mwc`, which the line of the cubeless value says, also
/// "0.5773".
enum class CubeChoice { no_double, take, drop };
struct CubeRow {
    CubeChoice choice = CubeChoice::no_double;
    double value = 0;
    bool is_mwc = false;
};
[[nodiscard]] std::optional<CubeRow> cube_row(std::string_view line, bool in_mwc);

/// "36 games, Mersenne Twister dice gen. with seed 42"
[[nodiscard]] std::optional<std::int64_t> games_line(std::string_view line);

}  // namespace gammonkit::gnubg_text
