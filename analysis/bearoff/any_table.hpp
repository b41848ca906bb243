#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/bearoff/two_sided_table.hpp"
#include "analysis/hypergammon/table.hpp"

#include <filesystem>
#include <variant>

namespace gammonkit::bearoff {

using AnyTable = std::variant<OneSidedTable, TwoSidedTable, hypergammon::Table>;

/// Opens a file of whichever kind it is, read as it is needed. Fails if it is no table, or damaged in a way
/// that shows in its lengths.
[[nodiscard]] Result<AnyTable> open_any(const std::filesystem::path& path);

/// The same of bytes that are there.
[[nodiscard]] Result<AnyTable> any_table_from(TableBytes bytes);

}  // namespace gammonkit::bearoff
