#pragma once

#include "analysis/evaluate/chances.hpp"
#include "analysis/met/match_score.hpp"
#include "cli/options/arguments.hpp"
#include "model/cube.hpp"
#include "model/rules.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit::cli {

/// The game that the calculator is asked about. The first player is on roll.
struct CubeCase {
    Rules rules;       ///< A length of 0: money. Else the shortest match that can stand so.
    MatchScore score;  ///< In a match.
    Cube cube;
};

/// As the command line says. Fails with code "usage".
[[nodiscard]] Result<CubeCase> cube_case(const CubeArguments& arguments);

/// "45.4,10.3,0.1/10.6,0.3": wins, those that are gammons and backgammons, and the same of losses, in
/// percent. What is left out is 0. Fails with code "usage".
[[nodiscard]] Result<Chances> parse_chances(std::string_view text);

/// A number in percent, "54%" or "54", as a part of 1. Fails with code "usage".
[[nodiscard]] Result<double> parse_percent(std::string_view text, std::string_view option);

}  // namespace gammonkit::cli
