#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "support/source_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A number of a table, a view into its source: fails, and points at it, if it is no probability.
[[nodiscard]] Result<double> match_equity(const SourceText& source, std::string_view text);

/// A probability in as few digits as say it to 0.00000001, but five at least: "0.67736".
[[nodiscard]] std::string match_equity_text(double chance);

}  // namespace gammonkit
