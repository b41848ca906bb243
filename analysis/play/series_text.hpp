#pragma once

#include "analysis/play/series_sums.hpp"

#include <string>

namespace gammonkit {

/// Who played, by name, and what came of it.
struct SeriesFacts {
    std::string one = {};
    std::string other = {};
    bool is_match = false;
    bool measured_luck = false;
    SeriesSums sums = {};
};

/// The names of the columns, with line end.
[[nodiscard]] std::string series_heading(const SeriesFacts& first);
/// A line for a pairing. Percentages are of all games, whoever won them; those of wins of the first's.
[[nodiscard]] std::string series_row(const SeriesFacts& facts);
/// The same as an object of JSON, with all sums.
[[nodiscard]] std::string series_json(const SeriesFacts& facts);

}  // namespace gammonkit
