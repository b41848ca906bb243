#pragma once

#include "analysis/play/series.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

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
