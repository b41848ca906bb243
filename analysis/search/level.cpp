#include "analysis/search/level.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Filters behind 0 and behind 2 plies; behind 1 and 3 there are none. Source: settings that GNU Backgammon
/// 1.07 shows.
struct FilterRow {
    std::string_view name;
    MoveFilter first;
    MoveFilter deeper;
};

constexpr std::array<FilterRow, 5> kFilters{{
    {"tiny", {0, 5, 0.08}, {0, 2, 0.02}},
    {"narrow", {0, 8, 0.12}, {0, 2, 0.03}},
    {"normal", {0, 8, 0.16}, {0, 2, 0.04}},
    {"large", {0, 16, 0.32}, {0, 4, 0.08}},
    {"huge", {0, 20, 0.44}, {0, 6, 0.11}},
}};

struct LevelRow {
    std::string_view name;
    int plies;
    double noise;
    std::string_view filters;
};

constexpr std::array<LevelRow, 8> kLevels{{
    {"beginner", 0, 0.060, "normal"},
    {"casual", 0, 0.050, "normal"},
    {"intermediate", 0, 0.040, "normal"},
    {"advanced", 0, 0.015, "normal"},
    {"expert", 0, 0, "normal"},
    {"world-class", 2, 0, "normal"},
    {"supremo", 2, 0, "large"},
    {"grandmaster", 3, 0, "large"},
}};

Level level_from(const LevelRow& row)
{
    return {.name = std::string(row.name),
            .context = {.plies = row.plies, .cubeful = true, .noise = row.noise, .pruning_nets = true},
            .filters = *filters_named(row.filters, row.plies)};
}

}  // namespace

std::vector<Level> named_levels()
{
    std::vector<Level> levels;
    std::ranges::transform(kLevels, std::back_inserter(levels), level_from);
    return levels;
}

std::optional<Level> level_named(std::string_view name)
{
    const auto* row = std::ranges::find(kLevels, name, &LevelRow::name);
    if (row == kLevels.end()) return std::nullopt;
    return level_from(*row);
}

Level level_of_plies(int plies)
{
    return {.name = fmt::format("{}-ply", plies),
            .context = {.plies = plies, .cubeful = true, .pruning_nets = true},
            .filters = *filters_named("normal", plies)};
}

std::optional<std::vector<std::optional<MoveFilter>>> filters_named(std::string_view name, int plies)
{
    const auto* row = std::ranges::find(kFilters, name, &FilterRow::name);
    if (row == kFilters.end()) return std::nullopt;
    std::vector<std::optional<MoveFilter>> filters(static_cast<std::size_t>(plies));
    if (plies > 0) filters[0] = row->first;
    for (std::size_t depth = 2; depth < filters.size(); depth += 2)
        filters[depth] = row->deeper;
    return filters;
}

}  // namespace gammonkit
