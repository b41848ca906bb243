#include "analysis/bearoff/table_set.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/race.hpp"
#include "analysis/hypergammon/header.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

namespace gammonkit::bearoff {
namespace {

/// Neither side loses a gammon, whatever comes: both have a checker off.
bool is_without_gammons(const Board& board)
{
    return board.own[0] > 0 && board.other[0] > 0;
}

/// Has no checker above so many points.
bool is_within(const Board& board, int points)
{
    return rearmost(board.own) <= points && rearmost(board.other) <= points;
}

auto order_of(const OneSidedTable& table)
{
    const OneSidedOptions& options = table.options();
    return std::tuple(options.form == OneSidedForm::normal, options.points, !options.gammons);
}

auto order_of(const TwoSidedTable& table)
{
    return std::tuple(table.numbering().size(), !table.options().cubeful);
}

/// Puts a table behind all that are asked no later.
template <class Table>
void insert(std::vector<Table>& tables, Table table)
{
    const auto is_asked_sooner = [](const Table& one, const Table& other) {
        return order_of(one) < order_of(other);
    };
    const auto behind = std::upper_bound(tables.begin(), tables.end(), table, is_asked_sooner);
    tables.insert(behind, std::move(table));
}

}  // namespace

TableSet::TableSet(StandardTables standard)
{
    add(std::move(standard.one_sided));
    add(std::move(standard.two_sided));
}

Result<void> TableSet::add(const std::filesystem::path& file)
{
    GK_TRY(AnyTable any, open_any(file));
    if (auto* two_sided = std::get_if<TwoSidedTable>(&any)) {
        add(std::move(*two_sided));
    } else if (auto* one_sided = std::get_if<OneSidedTable>(&any)) {
        add(std::move(*one_sided));
    } else {
        return failure("bad-table", fmt::format("{} is a table of hypergammon", printable(file.string())),
                       "it belongs to the tables of hypergammon");
    }
    return {};
}

void TableSet::add(OneSidedTable table)
{
    reach_ = std::max(reach_, table.options().points);
    insert(one_sided_, std::move(table));
}

void TableSet::add(TwoSidedTable table)
{
    const TwoSidedOptions& options = table.options();
    reach_ = std::max(reach_, options.points);
    if (options.cubeful) reach_with_cube_ = std::max(reach_with_cube_, options.points);
    insert(two_sided_, std::move(table));
}

std::optional<Chances> TableSet::chances(const Board& board) const
{
    if (!is_within(board, reach_)) return std::nullopt;
    if (is_without_gammons(board)) {
        for (const TwoSidedTable& table : two_sided_) {
            if (const std::optional<TwoSidedEquities> exact = table.equities(board))
                return Chances{.win = (exact->cubeless + 1) / 2};
        }
    }
    for (const OneSidedTable& table : one_sided_) {
        if (const std::optional<Chances> near = race_chances(table, board)) return near;
    }
    return std::nullopt;
}

const OneSidedTable& TableSet::one_sided_for(const Board& board) const
{
    const auto reaches = [&](const OneSidedTable& table) {
        return table.number_of(board.own) && table.number_of(board.other);
    };
    const auto found = std::ranges::find_if(one_sided_, reaches);
    if (found != one_sided_.end()) return *found;
    return *std::ranges::max_element(one_sided_, {},
                                     [](const auto& table) { return table.options().points; });
}

std::optional<TwoSidedEquities> TableSet::equities_with_cube(const Board& board) const
{
    if (!is_within(board, reach_with_cube_) || !is_without_gammons(board)) return std::nullopt;
    for (const TwoSidedTable& table : two_sided_) {
        if (!table.options().cubeful) continue;
        if (const std::optional<TwoSidedEquities> exact = table.equities(board)) return exact;
    }
    return std::nullopt;
}

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
