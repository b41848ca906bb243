#include "model/decisions/level_text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string ply_words(const RolloutPlayer& player)
{
    const int plies = player.checker.plies;
    if (plies == player.cube.plies) return fmt::format("played {}-ply", plies);
    return fmt::format("played {}-ply, cube {}-ply", plies, player.cube.plies);
}

}  // namespace

std::string level_text(const Assessment& assessment)
{
    if (!assessment.level.empty()) return assessment.level;
    if (assessment.rollout) return fmt::format("rollout of {} games", assessment.rollout->trials);
    return assessment.context ? fmt::format("{}-ply", assessment.context->plies) : "";
}

std::string rollout_settings_text(const Assessment& assessment)
{
    if (!assessment.rollout || !assessment.rollout->context) return "";
    const RolloutContext& context = *assessment.rollout->context;
    std::string text = fmt::format("{}, {}", context.cubeful ? "with the cube" : "without the cube",
                                   ply_words(context.players.first));
    if (context.truncated) text += fmt::format(", truncated after {} plies", context.truncated_at);
    if (context.late_evaluations)
        text += fmt::format(", from ply {} on {}", context.late_from, ply_words(context.late_players.first));
    if (!context.variance_reduction) text += ", luck left in";
    if (!context.quasi_random_dice) text += ", random dice";
    return text + fmt::format(", seed {}", context.seed);
}

}  // namespace gammonkit
