#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/bearoff/two_sided_table.hpp"

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

}  // namespace gammonkit::bearoff
