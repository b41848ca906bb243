#include "analysis/met/table_behind.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

const NamedTable& table_of(const Provenance& by)
{
    if (by.match_equity_table.empty()) return default_table();
    const NamedTable* named = find_table_titled(by.match_equity_table);
    return named != nullptr ? *named : default_table();
}

/// Who made the first analysis; nothing without one.
template <class Part>
const Provenance* first_source(const Part& part)
{
    if (!part.cubes.empty()) return &part.cubes.front().by;
    return part.plays.empty() ? nullptr : &part.plays.front().by;
}

/// The names behind cube decisions of matches; empty where none is named.
std::set<std::string> tables_of_cubes(const Collection& collection)
{
    std::set<std::string> names;
    const auto add = [&](const auto& part) {
        for (const CubeAnalysis& cube : part.cubes)
            names.insert(cube.by.match_equity_table);
    };
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games) {
            if (!match.rules.is_money()) std::ranges::for_each(game.turns, add);
        }
    }
    for (const PositionRecord& position : collection.positions) {
        if (!position.state.rules.is_money()) add(position);
    }
    return names;
}

}  // namespace

const NamedTable& table_behind(const Match& match)
{
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            if (const Provenance* by = first_source(turn)) return table_of(*by);
        }
    }
    return default_table();
}

const NamedTable& table_behind(const PositionRecord& position)
{
    const Provenance* by = first_source(position);
    return by != nullptr ? table_of(*by) : default_table();
}

std::set<std::string> tables_besides_default(const Collection& collection,
                                             const std::optional<MatchEquityTable>& users)
{
    std::set<std::string> names = tables_of_cubes(collection);
    if (users && !names.empty()) names = {users->name()};
    std::erase_if(names, [](const std::string& name) {
        return name.empty() || find_table_titled(name) == &default_table();
    });
    return names;
}

const MatchEquityTable& KnownTables::get(const NamedTable& which) const
{
    const std::scoped_lock lock(made_->mutex);
    const auto found = made_->tables.find(&which);
    return found != made_->tables.end() ? found->second
                                        : made_->tables.emplace(&which, which.make()).first->second;
}

}  // namespace gammonkit
