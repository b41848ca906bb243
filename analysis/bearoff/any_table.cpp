#include "analysis/bearoff/any_table.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/hypergammon/header.hpp"

namespace gammonkit::bearoff {

Result<AnyTable> open_any(const std::filesystem::path& path)
{
    GK_TRY(TableBytes bytes, TableBytes::map(path));
    return any_table_from(std::move(bytes));
}

Result<AnyTable> any_table_from(TableBytes bytes)
{
    if (two_sided_from(bytes.view())) {
        GK_TRY(TwoSidedTable table, TwoSidedTable::from(std::move(bytes)));
        return AnyTable(std::move(table));
    }
    if (one_sided_from(bytes.view())) {
        GK_TRY(OneSidedTable table, OneSidedTable::from(std::move(bytes)));
        return AnyTable(std::move(table));
    }
    if (hypergammon::checkers_from(bytes.view())) {
        GK_TRY(hypergammon::Table table, hypergammon::Table::from(std::move(bytes)));
        return AnyTable(std::move(table));
    }
    return bad_table(bytes, "no bearoff table");
}

}  // namespace gammonkit::bearoff
