#include "model/decisions/level_text.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string ply_words(const RolloutPlayer& player, const Translator& words)
{
    const int plies = player.checker.plies;
    if (plies == player.cube.plies) return words.say("played {0}-ply", plies);
    return words.say("played {0}-ply, cube {1}-ply", plies, player.cube.plies);
}

/// Each player apart, where one looks further than the other.
std::string ply_words(const ByPlayer<RolloutPlayer>& players, const Translator& words)
{
    const std::string first = ply_words(players.first, words);
    const std::string second = ply_words(players.second, words);
    if (first == second) return first;
    return words.say("{0}: {1}", words.say("first player"), first) + ", " +
           words.say("{0}: {1}", words.say("second player"), second);
}

}  // namespace

std::string level_text(const Assessment& assessment, const Translator& words)
{
    if (!assessment.level.empty()) return assessment.level;
    if (assessment.rollout)
        return words.say("rollout of {0, plural, other {# games}}", assessment.rollout->trials);
    return assessment.context ? words.say("{0}-ply", assessment.context->plies) : "";
}

std::string short_level_text(const Assessment& assessment, const Translator& words)
{
    constexpr std::string_view kRoller = "XG Roller";
    if (assessment.level.starts_with(kRoller)) return "XGR" + assessment.level.substr(kRoller.size());
    if (assessment.level.empty() && assessment.rollout)
        return fmt::format("RO {}", assessment.rollout->trials);
    return level_text(assessment, words);
}

std::string rollout_settings_text(const Assessment& assessment, const Translator& words)
{
    if (!assessment.rollout || !assessment.rollout->context) return "";
    return rollout_settings_text(*assessment.rollout->context, words);
}

std::string rollout_settings_text(const RolloutContext& context, const Translator& words)
{
    std::vector<std::string> parts = {
        words.say(context.cubeful ? "with the cube"_say : "without the cube"_say),
        ply_words(context.players, words)};
    if (context.initial_position) parts.push_back(words.say("opening rolls"));
    if (context.truncated) parts.push_back(words.say("truncated after {0} plies", context.truncated_at));
    if (context.late_evaluations)
        parts.push_back(
            words.say("from ply {0} on {1}", context.late_from, ply_words(context.late_players, words)));
    if (!context.variance_reduction) parts.push_back(words.say("luck left in"));
    if (!context.quasi_random_dice) parts.push_back(words.say("random dice"));
    parts.push_back(words.say("seed {0}", std::to_string(context.seed)));
    return joined(parts, ", ");
}

}  // namespace gammonkit
