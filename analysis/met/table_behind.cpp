#include "analysis/met/table_behind.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/kazaross_xg2.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

KnownTable table_of(const Provenance& by)
{
    const std::string table = lowered(by.match_equity_table);
    const bool named = table.find("kazaross") != std::string::npos && table.find("xg2") != std::string::npos;
    const bool usual =
        table.empty() && (by.engine.starts_with("GNU Backgammon") || by.engine.starts_with("eXtreme Gammon"));
    return named || usual ? KnownTable::kazaross_xg2 : KnownTable::ours;
}

/// Who made the first analysis; nothing without one.
template <class Part>
const Provenance* first_source(const Part& part)
{
    if (!part.cubes.empty()) return &part.cubes.front().by;
    return part.plays.empty() ? nullptr : &part.plays.front().by;
}

}  // namespace

MatchEquityTable known_table(KnownTable which)
{
    return which == KnownTable::ours ? default_met() : kazaross_xg2();
}

KnownTable table_behind(const Match& match)
{
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            if (const Provenance* by = first_source(turn)) return table_of(*by);
        }
    }
    return KnownTable::ours;
}

KnownTable table_behind(const PositionRecord& position)
{
    const Provenance* by = first_source(position);
    return by != nullptr ? table_of(*by) : KnownTable::ours;
}

const MatchEquityTable& KnownTables::get(KnownTable which) const
{
    Slot& slot = which == KnownTable::ours ? *ours_ : *kazaross_;
    std::call_once(slot.asked, [&] {
        if (!slot.table) slot.table = known_table(which);
    });
    return *slot.table;
}

}  // namespace gammonkit
