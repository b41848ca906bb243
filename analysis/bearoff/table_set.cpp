#include "analysis/bearoff/table_set.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/race.hpp"
#include "analysis/hypergammon/header.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cstring>
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

namespace fs = std::filesystem;

/// The checksums of the standard tables: a length alone does not show that a file is damaged inside.
constexpr std::uint64_t kOneSidedSum = 0x96795D0C553B577F;
constexpr std::uint64_t kTwoSidedSum = 0x3F0BD35F787FB045;

/// FNV-1a over numbers of eight bytes, as if zeros followed.
///
/// Four sums take turns, so that the processor need not wait for one product to begin the next; then they are
/// summed up alike.
std::uint64_t checksum(std::string_view bytes)
{
    constexpr std::uint64_t kStart = 0xCBF29CE484222325U;
    const auto add = [](std::uint64_t& sum, std::uint64_t number) { sum = (sum ^ number) * 0x100000001B3U; };
    std::array sums{kStart, kStart, kStart, kStart};
    std::array<std::uint64_t, sums.size()> numbers{};
    for (; bytes.size() >= sizeof numbers; bytes.remove_prefix(sizeof numbers)) {
        std::memcpy(numbers.data(), bytes.data(), sizeof numbers);
        for (std::size_t i = 0; i < sums.size(); ++i)
            add(sums[i], numbers[i]);
    }
    numbers = {};
    if (!bytes.empty())
        std::memcpy(numbers.data(), bytes.data(), bytes.size());  // An empty view may point nowhere.
    std::uint64_t sum = kStart;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        add(sums[i], numbers[i]);
        add(sum, sums[i]);
    }
    return sum;
}

/// The bytes of a file, if it is the one that is meant.
std::optional<TableBytes> sound_file(const fs::path& file, std::uint64_t sum)
{
    Result<TableBytes> bytes = TableBytes::map(file);
    if (!bytes || checksum(bytes->view()) != sum) return std::nullopt;
    return *std::move(bytes);
}

/// Keeps a table that was built; in memory, if it cannot be written.
TableBytes kept(std::string bytes, const fs::path& file, std::uint64_t sum)
{
    // A damaged file is no loss. To replace it would take a wait for the disk, which may be long.
    std::error_code ignored;
    if (!file.empty()) fs::remove(file, ignored);
    if (!file.empty() && write_output(file, bytes, Overwrite::yes)) {
        if (std::optional<TableBytes> written = sound_file(file, sum)) return *std::move(written);
    }
    return TableBytes(std::move(bytes));
}

template <class Options>
Result<TableBytes> standard_bytes(const fs::path& file, std::uint64_t sum, const BuildSettings& settings,
                                  Result<std::string> (*build)(const Options&, const BuildSettings&))
{
    if (std::optional<TableBytes> found = sound_file(file, sum)) return *std::move(found);
    GK_TRY(std::string bytes, build(Options{}, settings));
    return kept(std::move(bytes), file, sum);
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
        return failure("bad-table",
                       fmt::format("{} is a table of hypergammon", printable(file.generic_string())),
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

fs::path cache_folder(std::string_view xdg_cache_home, std::string_view home)
{
    // The standard of the XDG says: a relative path counts as none.
    if (const fs::path said(xdg_cache_home); said.is_absolute()) return said / "gammonkit";
    return home.empty() ? fs::path() : fs::path(home) / ".cache" / "gammonkit";
}

fs::path one_sided_file(const fs::path& folder)
{
    return folder.empty() ? fs::path() : folder / "bearoff-one-sided-6.bd";
}

fs::path two_sided_file(const fs::path& folder)
{
    return folder.empty() ? fs::path() : folder / "bearoff-two-sided-6x6.bd";
}

Result<StandardTables> standard_tables(const fs::path& folder, const BuildSettings& settings)
{
    GK_TRY(TableBytes one, standard_bytes(one_sided_file(folder), kOneSidedSum, settings, build_one_sided));
    GK_TRY(TableBytes two, standard_bytes(two_sided_file(folder), kTwoSidedSum, settings, build_two_sided));
    GK_TRY(OneSidedTable one_sided, OneSidedTable::from(std::move(one)));
    GK_TRY(TwoSidedTable two_sided, TwoSidedTable::from(std::move(two)));
    return StandardTables{.one_sided = std::move(one_sided), .two_sided = std::move(two_sided)};
}

}  // namespace gammonkit::bearoff
