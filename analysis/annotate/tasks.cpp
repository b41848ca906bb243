#include "analysis/annotate/tasks.hpp"

#include "support/names/person_names.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

template <class... Alternatives>
bool is(const Turn& turn)
{
    return (std::holds_alternative<Alternatives>(turn.action) || ...);
}

/// The turns behind `first` that answer it, whatever was remarked in between.
std::vector<Turn*> answers_behind(std::vector<Turn>& turns, std::size_t first)
{
    const bool to_resignation = is<Resign>(turns[first]);
    std::vector<Turn*> answers;
    if (!is<Double, Resign>(turns[first])) return answers;
    for (std::size_t i = first + 1; i < turns.size(); ++i) {
        Turn& turn = turns[i];
        const bool is_answer = to_resignation ? is<AcceptResignation, RefuseResignation>(turn)
                                              : is<Take, Drop, Beaver, Raccoon>(turn);
        if (is_answer) {
            answers.push_back(&turn);
        } else if (!is<Remark>(turn)) {
            break;
        }
    }
    return answers;
}

/// Adds the turns of one game.
void add_tasks(Game& game, const FollowedGame& followed, const ByPlayer<bool>& wanted,
               std::vector<TurnTask>& tasks)
{
    for (std::size_t i = 0; i < followed.before.size(); ++i) {
        Turn& turn = game.turns[i];
        if (is<CheckerPlay, Roll, Double, Resign>(turn))
            tasks.push_back({followed.before[i], &turn, wanted, answers_behind(game.turns, i)});
    }
}

}  // namespace

bool is_wanted(const AnnotateSettings& settings, std::size_t game)
{
    const std::size_t number = game + 1;
    const auto holds = [&](const GameRange& range) { return range.first <= number && number <= range.last; };
    return settings.games.empty() || std::ranges::any_of(settings.games, holds);
}

ByPlayer<bool> wanted_players(const Match& match, const AnnotateSettings& settings)
{
    ByPlayer<bool> wanted = settings.players;
    for (const Player player : kPlayers) {
        if (!settings.player_name.empty() &&
            name_key(match.players[player].name) != name_key(settings.player_name))
            wanted[player] = false;
    }
    return wanted;
}

std::vector<TurnTask> tasks_of(Match& match, const AnnotateSettings& settings)
{
    std::vector<TurnTask> tasks;
    const ByPlayer<bool> wanted = wanted_players(match, settings);
    if (!wanted.first && !wanted.second) return tasks;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (is_wanted(settings, i)) add_tasks(match.games[i], follow(match, i), wanted, tasks);
    }
    return tasks;
}

}  // namespace gammonkit
