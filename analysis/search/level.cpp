#include "analysis/search/level.hpp"

#include "support/text.hpp"

#include <array>
#include <cmath>
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

constexpr std::array<LevelRow, 9> kLevels{{
    {"beginner", 0, 0.060, "normal"},
    {"casual-play", 0, 0.050, "normal"},
    {"intermediate", 0, 0.030, "normal"},
    {"advanced", 0, 0.015, "normal"},
    {"expert", 0, 0, "normal"},
    {"world-class", 2, 0, "normal"},
    {"supremo", 2, 0, "large"},
    {"grandmaster", 3, 0, "normal"},
    {"4ply", 4, 0, "normal"},
}};

Level level_from(const LevelRow& row)
{
    return {.name = std::string(row.name),
            .context = {.plies = row.plies, .cubeful = true, .noise = row.noise, .pruning_nets = true},
            .filters = *filters_named(row.filters, row.plies)};
}

/// "0/8/0.16"
std::optional<MoveFilter> filter_of_numbers(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() != 3) return std::nullopt;
    const std::optional<int> accept = parse_int(parts[0]);
    const std::optional<int> extra = parse_int(parts[1]);
    const std::optional<double> threshold = parse_double(parts[2]);
    constexpr int kMost = 10000;
    if (!accept || !extra || !threshold || *accept < 0 || *extra < 0 || !std::isfinite(*threshold) ||
        *threshold < 0 || *accept > kMost || *extra > kMost)
        return std::nullopt;
    return MoveFilter{.accept = *accept, .extra = *extra, .threshold = *threshold};
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
    std::string wanted(name);
    std::ranges::replace(wanted, ' ', '-');
    const auto* row = std::ranges::find(kLevels, wanted, &LevelRow::name);
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

std::optional<std::vector<std::optional<MoveFilter>>> filters_of_numbers(std::string_view text, int plies)
{
    std::array<std::optional<MoveFilter>, kMostPlies> read;
    for (const std::string_view part : split(text, ',')) {
        const std::size_t colon = part.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const std::optional<int> depth = parse_int(part.substr(0, colon));
        if (!depth || *depth < 0 || *depth >= kMostPlies) return std::nullopt;
        std::optional<MoveFilter>& filter = read.at(static_cast<std::size_t>(*depth));
        if (filter) return std::nullopt;
        filter = filter_of_numbers(part.substr(colon + 1));
        if (!filter) return std::nullopt;
    }
    return std::vector(read.begin(), read.begin() + plies);
}

}  // namespace gammonkit
