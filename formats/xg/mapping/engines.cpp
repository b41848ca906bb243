#include "formats/xg/mapping/engines.hpp"

namespace gammonkit::xg {

std::optional<std::string> first_engine(const std::vector<CubeAnalysis>& cubes,
                                        const std::vector<PlayAnalysis>& plays)
{
    if (!plays.empty()) return plays.front().by.engine;
    return cubes.empty() ? std::nullopt : std::optional(cubes.front().by.engine);
}

std::optional<std::string> first_engine(const Match& match)
{
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            if (const auto found = first_engine(turn.cubes, turn.plays)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace gammonkit::xg
