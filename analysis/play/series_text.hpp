#pragma once

#include "analysis/play/series.hpp"
#include "analysis/play/series_sums.hpp"

#include <string>
#include <string_view>
#include <vector>

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

/// The first line of a record of a series, so that it can be gone on with: JSON, without line end. `settings`
/// says in words all that decides about the games, but for how many there are.
[[nodiscard]] std::string record_heading(std::string_view settings);

/// The line of a block: JSON, without line end. Its games are not in it.
[[nodiscard]] std::string record_line(const SeriesBlock& block);

/// The blocks of a record. A last line that was cut off is passed over. Fails with code "other-settings" if
/// the record was begun with others, and with "bad-record" where it is none.
[[nodiscard]] Result<std::vector<SeriesBlock>>
read_series_record(std::string_view text, std::string_view settings, std::size_t pairings);

}  // namespace gammonkit
