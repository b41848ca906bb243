#include "formats/xg/mapping/engines.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit::xg {
namespace {

void add(std::vector<std::string>& names, const CubeAnalyses& cubes, const PlayAnalyses& plays)
{
    const auto add_name = [&](const auto& analysis) {
        const std::string& name = analysis.by.engine;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    };
    // A file has one analysis of each decision.
    if (!plays.empty()) add_name(plays.front());
    if (!cubes.empty()) add_name(cubes.front());
}

std::optional<std::string> together(const std::vector<std::string>& names)
{
    return names.empty() ? std::nullopt : std::optional(joined(names, ", "));
}

}  // namespace

std::optional<std::string> engines_of(const PositionRecord& position)
{
    std::vector<std::string> names;
    add(names, position.cubes, position.plays);
    return together(names);
}

std::optional<std::string> engines_of(const Match& match)
{
    std::vector<std::string> names;
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns)
            add(names, turn.cubes, turn.plays);
    }
    return together(names);
}

}  // namespace gammonkit::xg
