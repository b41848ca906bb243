#pragma once

#include "analysis/evaluate/chances.hpp"
#include "analysis/met/match_score.hpp"
#include "cli/commands/cube/command.hpp"
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
[[nodiscard]] Result<CubeCase> cube_case(const CubeOptions& options);

/// "45.4,10.3,0.1/10.6,0.3": wins, those that are gammons and backgammons, and the same of losses, in
/// percent. What is left out is 0. Fails with code "usage".
[[nodiscard]] Result<Chances> parse_chances(std::string_view text);

/// "7-4": the points that both need, or have. Fails with code "usage".
[[nodiscard]] Result<ByPlayer<int>> parse_away(std::string_view text);
[[nodiscard]] Result<ByPlayer<int>> parse_score(std::string_view text);

/// "2,own", "2,other", "1,centered", "1". Fails with code "usage".
[[nodiscard]] Result<Cube> parse_cube(std::string_view text);

}  // namespace gammonkit::cli
