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

}  // namespace gammonkit::xg
