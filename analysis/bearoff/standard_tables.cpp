#include "analysis/bearoff/standard_tables.hpp"

#include "support/files/file.hpp"

#include <array>
#include <cstring>

namespace gammonkit::bearoff {
namespace {

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

fs::path cache_folder(std::string_view xdg_cache_home, std::string_view home)
{
    // The standard of the XDG says: a relative path counts as none.
    if (xdg_cache_home.starts_with('/')) return fs::path(xdg_cache_home) / "gammonkit";
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
