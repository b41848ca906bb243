#include "exporters/turns/turn_facts.hpp"
#include "formats/bgroom/format.hpp"
#include "formats/feature_counter.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool is_told_by_a_row(const Turn& turn)
{
    const Action& action = turn.action;
    return std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action) ||
           std::holds_alternative<Double>(action);
}

/// Answers that would be told by a row that does not come, or are told though they were not given.
std::size_t answers_untold(const Match& match, std::size_t index)
{
    const std::vector<Turn>& turns = match.games[index].turns;
    const GameReplayer end = follow_to_end(match.games[index], match.rules, is_crawford_game(match, index));
    const bool is_open = end.state().cube_is_offered();
    const bool is_last = index + 1 == match.games.size();
    const auto last_row = std::find_if(turns.rbegin(), turns.rend(), is_told_by_a_row);
    const bool ends_in_take = std::any_of(
        turns.rbegin(), last_row, [](const Turn& turn) { return std::holds_alternative<Take>(turn.action); });
    return (is_open && !is_last) || ends_in_take ? 1 : 0;
}

}  // namespace

Census bgroom_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter partial_losses;
    for (const Match& match : collection.matches) {
        partial_losses.count(Feature::player_names, names_beyond_a_line(match));
        partial_losses.count(Feature::unreadable_plays, notations_beyond_a_line(match));
        if (match.rules.is_money()) partial_losses.count(Feature::match_scores, scores_not_counted_on(match));
        for (std::size_t i = 0; i < match.games.size(); ++i)
            partial_losses.count(Feature::cube_actions, answers_untold(match, i));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
