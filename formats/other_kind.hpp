#pragma once

#include <string_view>

namespace gammonkit {

/// What a text seems to be besides a place where identifiers of positions stand: "JSON", "an HTML page", "C
/// or C++ source". Such a text says more than its identifiers do, and to somebody else. Empty for a list,
/// notes, a post, a table that has an identifier in each row: for whatever nobody but a player would write.
[[nodiscard]] std::string_view other_kind(std::string_view text);

}  // namespace gammonkit
