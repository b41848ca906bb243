#include "analysis/met/named_tables.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/kazaross_xg2.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

constexpr NamedTable kTables[] = {
    {"gammonkit", "computed with a live cube; used where nothing else is said", default_met},
    {"kazaross-xg2", "Neil Kazaross, from rollouts; eXtreme Gammon and GNU Backgammon use it", kazaross_xg2},
};

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

}  // namespace gammonkit
