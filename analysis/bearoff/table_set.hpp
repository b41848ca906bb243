#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/bearoff/two_sided_table.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/hypergammon/table.hpp"

#include <filesystem>
#include <span>
#include <variant>
#include <vector>

namespace gammonkit::bearoff {

/// The tables that the engine always has: 15 checkers on 6 points, and 6 against 6 on 6 points.
struct StandardTables {
    OneSidedTable one_sided;
    TwoSidedTable two_sided;
};

/// Takes the tables from files in `folder`. Where they are missing or damaged, builds them, which takes less
/// than a second, and writes them there for the next time; where that is impossible, or `folder` is empty,
/// they live in memory. Several processes may do so at the same time. Fails only if they cannot be built.
[[nodiscard]] Result<StandardTables> standard_tables(const std::filesystem::path& folder,
                                                     const BuildSettings& settings = {});

/// The folder for such files: "gammonkit" in the user's folder for what can be made again. The arguments are
/// the environment's XDG_CACHE_HOME and HOME; empty if both are.
[[nodiscard]] std::filesystem::path cache_folder(std::string_view xdg_cache_home, std::string_view home);

/// The files of the standard tables in that folder.
[[nodiscard]] std::filesystem::path one_sided_file(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path two_sided_file(const std::filesystem::path& folder);

/// The tables that the engine asks: the standard ones, and what the user has of larger ones. Copies share the
/// tables' bytes; all questions may be asked by several threads.
///
/// Two-sided tables are asked before one-sided ones, because they are exact. Of one kind the smallest that
/// reaches a position answers: what it holds is the same number in every larger table, and sooner found.
/// Tables of means and deviations only come last.
class TableSet {
public:
    TableSet(StandardTables standard);  // NOLINT(google-explicit-constructor): these are a set already.

    /// Adds a file that `build_one_sided`, `build_two_sided` or makebearoff wrote, of any size; it is read as
    /// it is needed. Fails, and adds nothing, if it is none or is damaged in a way that shows in its lengths.
    [[nodiscard]] Result<void> add(const std::filesystem::path& file);

    /// How a race ends, seen by the player on roll before he rolls: exactly where a two-sided table reaches
    /// and no gammon is possible, else as `race_chances` has it. Nothing where no table reaches.
    [[nodiscard]] std::optional<Chances> chances(const Board& board) const;

    /// The exact money equities without and with the cube, where a two-sided table has both and no gammon is
    /// possible.
    [[nodiscard]] std::optional<TwoSidedEquities> equities_with_cube(const Board& board) const;

    /// The first table that knows how many rolls each side needs; where none does, the one of most points.
    [[nodiscard]] const OneSidedTable& one_sided_for(const Board& board) const;

    /// In the order in which they are asked.
    [[nodiscard]] std::span<const OneSidedTable> one_sided() const { return one_sided_; }
    [[nodiscard]] std::span<const TwoSidedTable> two_sided() const { return two_sided_; }

private:
    void add(OneSidedTable table);
    void add(TwoSidedTable table);

    std::vector<OneSidedTable> one_sided_;
    std::vector<TwoSidedTable> two_sided_;
    int reach_ = 0;            ///< The points of the largest table: nothing above them is known.
    int reach_with_cube_ = 0;  ///< The same of those with equities with the cube.
};

using AnyTable = std::variant<OneSidedTable, TwoSidedTable, hypergammon::Table>;

/// Opens a file of whichever kind it is, read as it is needed. Fails if it is no table, or damaged in a way
/// that shows in its lengths.
[[nodiscard]] Result<AnyTable> open_any(const std::filesystem::path& path);

/// The same of bytes that are there.
[[nodiscard]] Result<AnyTable> any_table_from(TableBytes bytes);

}  // namespace gammonkit::bearoff
