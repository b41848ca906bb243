#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <string>

namespace gammonkit::answers {

/// A table as people read it, in percent, up to `length` points.
[[nodiscard]] std::string met_text(const MatchEquityTable& table, int length);

/// A table as an object, up to `length` points.
[[nodiscard]] std::string met_json(const MatchEquityTable& table, int length);

}  // namespace gammonkit::answers
