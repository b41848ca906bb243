#include "analysis/annotate/depth.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// A play that nothing is compared with says nothing of an error.
constexpr int kFewestPlays = 2;
/// What is thrown away after one ply: it costs hardly more than none, and spares many a look at two.
constexpr MoveFilter kBehindOne{.accept = kFewestPlays, .extra = 3, .threshold = 0.06};
constexpr MoveFilter kWideBehindOne{.accept = kFewestPlays, .extra = 6, .threshold = 0.12};

}  // namespace

std::optional<Depth> depth_of_plies(int plies, std::string_view filters)
{
    const auto chosen = filters_named(filters, plies);
    if (!chosen) return std::nullopt;
    Depth depth{.level = level_of_plies(plies)};
    depth.level.filters = *chosen;
    for (std::optional<MoveFilter>& filter : depth.level.filters) {
        if (filter) filter->accept = std::max(filter->accept, kFewestPlays);
    }
    if (plies > 1) depth.level.filters[1] = kBehindOne;
    return depth;
}

std::optional<Depth> depth_named(std::string_view name)
{
    if (name == "fast") return depth_of_plies(0);
    if (name == "standard") {
        std::optional<Depth> depth = depth_of_plies(2);
        depth->bad_cube = level_of_plies(3);
        return depth;
    }
    if (name != "deep") return std::nullopt;
    // Where two plies see a clear best play that was made, a third has changed nothing in a thousand
    // decisions.
    std::optional<Depth> depth = depth_of_plies(3, "large");
    depth->level.filters[1] = kWideBehindOne;
    depth->level.filters[2] = MoveFilter{.accept = kFewestPlays, .extra = 2, .threshold = 0.06};
    depth->screen = depth_of_plies(2, "large")->level;
    depth->close_play = 0.06;
    return depth;
}

}  // namespace gammonkit
