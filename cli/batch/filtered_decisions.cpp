#include "cli/batch/filtered_decisions.hpp"

#include "model/transform/decision_positions.hpp"

#include <set>
#include <tuple>

namespace gammonkit::cli {

bool FilteredDecisions::fits(const FormatChoice& target)
{
    return target.format->table != nullptr;
}

std::string FilteredDecisions::rows(const FormatChoice& target, const Collection& collection) const
{
    const auto found = [&](DecisionSink& sink) {
        for_each_found(collection, filter, {.tables = tables, .counting = counting}, sink);
    };
    const DecisionTable& table = *target.format->table;
    const std::string names = table.names == nullptr ? std::string() : table.names(target.options);
    return names + table.rows(found, target.options);
}

Collection FilteredDecisions::positions_of(const Collection& collection) const
{
    std::set<std::tuple<const Match*, std::size_t, std::size_t, DecisionKind>> chosen;
    for (const Match& match : collection.matches) {
        for (const AskedDecision& found :
             find_decisions(match, filter, {.tables = tables, .counting = counting})) {
            const Decision& decision = found.decision();
            chosen.emplace(&match, decision.game, decision.turn, decision.kind);
        }
    }
    return decision_positions_of(
        collection,
        {.in_match = [&](const Match& match, std::size_t game, std::size_t turn,
                         DecisionKind kind) { return chosen.contains({&match, game, turn, kind}); },
         .alone = [&](const PositionRecord& record) { return find_decision(record, filter).has_value(); }});
}

}  // namespace gammonkit::cli
