#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <string>
#include <string_view>

namespace gammonkit::answers {

/// A table as people read it, in percent, up to `length` points.
[[nodiscard]] std::string met_text(const MatchEquityTable& table, int length);

/// A table that has a name, as an object.
[[nodiscard]] std::string named_table_json(std::string_view name, std::string_view about);

/// A table as an object, up to `length` points.
[[nodiscard]] std::string met_json(const MatchEquityTable& table, int length);

}  // namespace gammonkit::answers
