#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/met/tables/table_files.hpp"

#include <string_view>

namespace gammonkit {

/// A stored table from its text. Fails if that is no such text.
[[nodiscard]] Result<MatchEquityTable> parse_stored_table(std::string_view text);

/// The stored table of this name, which must be there.
[[nodiscard]] MatchEquityTable stored_table(std::string_view name);

}  // namespace gammonkit
