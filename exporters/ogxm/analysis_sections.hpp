#pragma once

#include "exporters/ogxm/game_plies.hpp"
#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit::ogxm {

/// ANAL and DECS for each program that has judged the match, and for a second analysis of one roll by the
/// same program, and for chances to win the match beside normalized equities.
[[nodiscard]] std::string analysis_sections(const Match& match, const FollowedMatch& followed,
                                            const std::vector<GamePlies>& games);

}  // namespace gammonkit::ogxm
