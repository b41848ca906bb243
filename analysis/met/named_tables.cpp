#include "analysis/met/named_tables.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/live_cube.hpp"
#include "analysis/met/long_matches.hpp"
#include "analysis/met/mec.hpp"
#include "analysis/met/tables/stored_tables.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace gammonkit {
namespace {

/// With a name and what it is called after.
MatchEquityTable named_equities(MatchEquities equities, std::string_view name, std::string_view description)
{
    equities.name = name;
    equities.description = description;
    return *MatchEquityTable::from(std::move(equities));
}

MatchEquityTable our_table(std::string_view /*name*/)
{
    return gammonkit_met();
}

MatchEquityTable kazaross_table(std::string_view /*name*/)
{
    return kazaross_xg2();
}

MatchEquityTable mec_table(std::string_view /*name*/)
{
    return named_equities(mec_equities({}, kFormulaLength), "mec (match equity calculator)",
                          "By the rules of Claes Thornberg's match equity calculator, with 26 % gammons");
}

MatchEquityTable zadeh_table(std::string_view /*name*/)
{
    const std::vector<double> post_crawford = zadeh_post_crawford({}, kFormulaLength);
    return named_equities(live_cube_equities(live_cube_rates({}), post_crawford, kFormulaLength), "N. Zadeh",
                          "N. Zadeh, Management Science 23, 986 (1977)");
}

constexpr NamedTable kTables[] = {
    {"kazaross-xg2", "Kazaross XG2",
     "Neil Kazaross, from rollouts; used where nothing else is said, as by GNU Backgammon and eXtreme Gammon",
     kazaross_table},
    {"gammonkit", "GammonKit 25 point", "computed with a live cube", our_table},
    {"rockwell-kazaross", "Rockwell/Kazaross 25 point MET",
     "David Rockwell and Neil Kazaross, 2010, from rollouts", stored_table},
    {"g11", "GNUbg 11 point MET", "Robert-Jan Veldhuizen, 2004, from rollouts of GNU Backgammon",
     stored_table},
    {"woolsey", "Kit Woolsey", "Kit Woolsey, Inside Backgammon, 1992", stored_table},
    {"snowie", "Snowie 2.1", "Snowie 2.1, 1999", stored_table},
    {"jacobs", "Jacobs & Trice", "J. Jacobs and W. Trice, Can a Fish Taste Twice as Good, 1996",
     stored_table},
    {"jac050", "Jacobs & Trice with player 0 a 50 Elo favorite",
     "the same, the first player a favorite by 50 points of Elo's rating", stored_table},
    {"jac100", "Jacobs & Trice with player 0 a 100 Elo favorite", "the same, a favorite by 100 points",
     stored_table},
    {"ortega", "Ortega & Kleinman", "A. Ortega and D. Kleinman, Backgammon With the Giants, 2001",
     stored_table},
    {"mec26", "mec", "Claes Thornberg, 1996: printed by mec for 26 % gammons", stored_table},
    {"mec", "mec (match equity calculator)", "computed by the rules of mec, for 26 % gammons", mec_table},
    {"zadeh", "N. Zadeh", "computed by Norman Zadeh's formulas of 1977", zadeh_table},
};

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

std::span<const NamedTable> named_tables()
{
    return kTables;
}

const NamedTable* find_named_table(std::string_view name)
{
    const auto* const found = std::ranges::find_if(
        kTables, [&](const NamedTable& table) { return equals_ignoring_case(table.name, name); });
    return found == std::end(kTables) ? nullptr : found;
}

const NamedTable* find_table_titled(std::string_view title)
{
    const std::string asked = lowered(title);
    // "Kazaross XG2 25 point MET" with GNU Backgammon.
    if (asked.find("kazaross") != std::string::npos && asked.find("xg2") != std::string::npos)
        return &default_table();
    const auto* const found =
        std::ranges::find_if(kTables, [&](const NamedTable& table) { return lowered(table.title) == asked; });
    return found == std::end(kTables) ? nullptr : found;
}

const NamedTable& default_table()
{
    return kTables[0];
}

MatchEquityTable default_met()
{
    return default_table().make();
}

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
