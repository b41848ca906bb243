#include "decisions/statistics/marks.hpp"

#include "decisions/statistics/statistics.hpp"
#include "model/is_analyzed.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

template <class Has>
bool any_turn(const Match& match, Has has)
{
    return std::ranges::any_of(match.games,
                               [&](const Game& game) { return std::ranges::any_of(game.turns, has); });
}

/// Not to double is marked apart from what the turn does.
std::optional<SkillMark>& place_of(const DecisionError& judged, Turn& turn)
{
    const bool waits = judged.decision.kind == DecisionKind::offer && dice_of(turn);
    return waits ? turn.marks.cube : turn.marks.play;
}

bool add_missing_marks(Match& match, const MatchEquityTable& table, const CountingRules& counting)
{
    const bool skill = !any_turn(
        match, [](const Turn& turn) { return turn.marks.play.has_value() || turn.marks.cube.has_value(); });
    const bool luck = !any_turn(match, [](const Turn& turn) { return turn.marks.luck.has_value(); });
    const bool is_lacking = (skill && is_analyzed(match)) ||
                            (luck && any_turn(match, [](const Turn& turn) { return turn.luck.has_value(); }));
    if (!is_lacking) return false;
    bool added = false;
    for (const DecisionError& judged : statistics_of(match, table, counting).decisions) {
        Turn& turn = match.games[judged.decision.game].turns[judged.decision.turn];
        if (skill && judged.mark) place_of(judged, turn) = judged.mark;
        if (luck && judged.luck_mark) turn.marks.luck = judged.luck_mark;
        added = added || (skill && judged.mark) || (luck && judged.luck_mark);
    }
    return added;
}

}  // namespace

bool add_missing_marks(Collection& collection, const KnownTables& tables, const MarkChoice& choice)
{
    if (!choice.adds) return false;
    const CountingRules counting{.thresholds = choice.thresholds};
    bool added = false;
    for (Match& match : collection.matches)
        added = add_missing_marks(match, tables.of(match), counting) || added;
    return added;
}

}  // namespace gammonkit
