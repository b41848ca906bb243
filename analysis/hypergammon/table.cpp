#include "analysis/hypergammon/table.hpp"

#include "analysis/hypergammon/header.hpp"

#include <fmt/format.h>
#include <numeric>

namespace gammonkit::hypergammon {

Chances chances_of(const Record& record)
{
    const auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = record.chances;
    return {win, win_gammon, win_backgammon, lose_gammon, lose_backgammon};
}

bearoff::TwoSidedEquities equities_of(const Record& record, bool jacoby)
{
    const auto& [own, centered, with_jacoby, other, cubeless] = record.equities;
    return {.cubeless = cubeless,
            .own_cube = own,
            .centered = jacoby ? with_jacoby : centered,
            .other_cube = other};
}

Result<Table> Table::from(bearoff::TableBytes bytes)
{
    const std::optional<int> checkers = checkers_from(bytes.view());
    if (!checkers) return bearoff::bad_table(bytes, "no table of hypergammon");
    Table table(std::move(bytes), *checkers);
    const std::uint64_t size = table.numbering_->size();
    const std::uint64_t length = kHeaderSize + size * size * kRecordSize;
    if (table.bytes_.view().size() == length) return table;
    return bearoff::bad_table(table.bytes_,
                              fmt::format("a damaged table of hypergammon: it has {} bytes, not {}",
                                          table.bytes_.view().size(), length));
}

std::optional<Record> Table::record(const Board& board) const
{
    const std::optional<std::size_t> own = numbering_->number_of(board.own);
    const std::optional<std::size_t> other = numbering_->number_of(board.other);
    if (!own || !other) return std::nullopt;
    const std::size_t place = *own * numbering_->size() + *other;
    return get_record(bytes_.view().data() + kHeaderSize + place * kRecordSize);
}

void Tables::add(Table table)
{
    is_empty_ = false;
    const auto index = static_cast<std::size_t>(table.checkers() - 1);
    tables_[index] = std::move(table);
}

const std::optional<Table>& Tables::of(int checkers) const
{
    return tables_[static_cast<std::size_t>(checkers - 1)];
}

bool Tables::has(int checkers) const
{
    return checkers >= 1 && checkers <= kMostCheckers && of(checkers).has_value();
}

std::optional<Record> Tables::record(const Board& board) const
{
    if (is_empty_) return std::nullopt;
    const int checkers = std::accumulate(board.own.begin(), board.own.end(), 0);
    return has(checkers) ? of(checkers)->record(board) : std::nullopt;
}

std::filesystem::path table_file(const std::filesystem::path& folder, int checkers)
{
    return folder.empty() ? folder : folder / fmt::format("hyper{}.bd", checkers);
}

Result<Tables> tables_in(const std::filesystem::path& folder)
{
    Tables tables;
    for (int checkers = 1; checkers <= kMostCheckers; ++checkers) {
        const std::filesystem::path file = table_file(folder, checkers);
        std::error_code ignored;
        if (file.empty() || !std::filesystem::exists(file, ignored)) continue;
        GK_TRY(Table table, bearoff::open_table<Table>(file));
        tables.add(std::move(table));
    }
    return tables;
}

}  // namespace gammonkit::hypergammon
