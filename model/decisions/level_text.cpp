#include "model/decisions/level_text.hpp"

#include "support/text.hpp"

namespace gammonkit {
namespace {

std::string ply_words(const RolloutPlayer& player, const Translator& words)
{
    const int plies = player.checker.plies;
    if (plies == player.cube.plies) return words.say("played {0}-ply", plies);
    return words.say("played {0}-ply, cube {1}-ply", plies, player.cube.plies);
}

}  // namespace

std::string level_text(const Assessment& assessment, const Translator& words)
{
    if (!assessment.level.empty()) return assessment.level;
    if (assessment.rollout)
        return words.say("rollout of {0, plural, other {# games}}", assessment.rollout->trials);
    return assessment.context ? words.say("{0}-ply", assessment.context->plies) : "";
}

std::string rollout_settings_text(const Assessment& assessment, const Translator& words)
{
    if (!assessment.rollout || !assessment.rollout->context) return "";
    const RolloutContext& context = *assessment.rollout->context;
    std::vector<std::string> parts = {
        words.say(context.cubeful ? "with the cube"_say : "without the cube"_say),
        ply_words(context.players.first, words)};
    if (context.truncated) parts.push_back(words.say("truncated after {0} plies", context.truncated_at));
    if (context.late_evaluations)
        parts.push_back(words.say("from ply {0} on {1}", context.late_from,
                                  ply_words(context.late_players.first, words)));
    if (!context.variance_reduction) parts.push_back(words.say("luck left in"));
    if (!context.quasi_random_dice) parts.push_back(words.say("random dice"));
    parts.push_back(words.say("seed {0}", std::to_string(context.seed)));
    return joined(parts, ", ");
}

}  // namespace gammonkit
