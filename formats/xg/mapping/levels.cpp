#include "formats/xg/mapping/levels.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

struct NamedLevel {
    int level;
    std::string_view name;
};

constexpr std::array<NamedLevel, 7> kNamed{{{12, "3-ply reduced"},
                                            {kRolloutLevel, "Rollout"},
                                            {998, "Opening Book V2"},
                                            {999, "Opening Book V1"},
                                            {1000, "XG Roller"},
                                            {1001, "XG Roller+"},
                                            {1002, "XG Roller++"}}};
constexpr std::string_view kOther = "level ";

/// "level 7", as `assessment_at` calls what it does not know, or "3-ply", as XG does.
std::optional<int> numbered_level(std::string_view name)
{
    if (name.starts_with(kOther)) return parse_int(name.substr(kOther.size()));
    if (!name.ends_with("-ply")) return std::nullopt;
    const std::optional<int> plies = parse_int(name.substr(0, name.size() - 4));
    return plies && *plies >= 1 && *plies <= kDeepestPly + 1 ? std::optional(*plies - 1) : std::nullopt;
}

std::optional<int> level_named(std::string_view name)
{
    const auto* const found =
        std::find_if(kNamed.begin(), kNamed.end(), [&](const NamedLevel& one) { return one.name == name; });
    return found == kNamed.end() ? numbered_level(name) : std::optional(found->level);
}

}  // namespace

Assessment assessment_at(int level)
{
    Assessment assessment;
    if (level >= 0 && level <= kDeepestPly) {
        assessment.context = EvaluationContext{.plies = level, .cubeful = true};
        return assessment;
    }
    const auto* const found =
        std::find_if(kNamed.begin(), kNamed.end(), [&](const NamedLevel& one) { return one.level == level; });
    assessment.level = found == kNamed.end() ? fmt::format("{}{}", kOther, level) : std::string(found->name);
    return assessment;
}

int level_of(const Assessment& assessment)
{
    if (assessment.rollout) return kRolloutLevel;
    if (const std::optional<int> named = level_named(assessment.level)) return *named;
    return assessment.context ? std::clamp(assessment.context->plies, 0, kDeepestPly) : 0;
}

bool has_level(const Assessment& assessment)
{
    if (assessment.rollout) return assessment.level.empty() || assessment.level == "Rollout";
    if (level_named(assessment.level)) return !assessment.context;
    return assessment.level.empty() && assessment.context && is_ply(assessment.context->plies);
}

namespace {

RolloutPlayer player_at(std::int32_t checker, std::int32_t cube, bool cubeful)
{
    return {.cube = {.plies = cube, .cubeful = cubeful},
            .checker = {.plies = checker, .cubeful = cubeful},
            .filters = {}};
}

}  // namespace

void set_settings(Rollout& rollout, const RolloutContext& context)
{
    rollout.truncated = context.truncated;
    rollout.truncated_at = context.truncated_at;
    rollout.variance_reduction = context.variance_reduction;
    rollout.cubeless = !context.cubeful;
    rollout.cut = context.late_evaluations ? context.late_from : 0;
    rollout.seeds[1] = static_cast<std::int32_t>(context.seed);
    rollout.checker_levels = {context.players.first.checker.plies, context.late_players.first.checker.plies};
    rollout.cube_levels = {context.players.first.cube.plies, context.late_players.first.cube.plies};
}

std::optional<RolloutContext> settings_of(const Rollout& rollout)
{
    const auto all_plies = [](const auto& levels) {
        return std::all_of(levels.begin(), levels.end(), is_ply);
    };
    if (!all_plies(rollout.checker_levels) || !all_plies(rollout.cube_levels)) return std::nullopt;
    RolloutContext context;
    context.cubeful = !rollout.cubeless;
    context.variance_reduction = rollout.variance_reduction;
    context.quasi_random_dice = true;
    context.late_evaluations = rollout.cut > 0;
    context.late_from = std::max(rollout.cut, 0);
    context.truncated = rollout.truncated;
    context.truncated_at = rollout.truncated_at;
    context.seed = static_cast<std::uint32_t>(rollout.seeds[1]);
    const auto one = player_at(rollout.checker_levels[0], rollout.cube_levels[0], context.cubeful);
    const auto late = player_at(rollout.checker_levels[1], rollout.cube_levels[1], context.cubeful);
    context.players = {one, one};
    context.late_players = {late, late};
    return context;
}

}  // namespace gammonkit::xg
