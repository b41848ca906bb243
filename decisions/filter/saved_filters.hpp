#pragma once

#include "support/result.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace gammonkit {

/// Filters that somebody has saved, by their names.
using SavedFilters = std::map<std::string, std::string, std::less<>>;

/// Whether a filter can be saved so: a letter, then letters, digits, - and _.
[[nodiscard]] bool is_filter_name(std::string_view name);

/// A filter with "(me & blunder)" in place of "filter:leaks", where that is saved as leaks; in quotes it
/// means itself. Saved filters may be made of others. Fails with code "usage" where one is not there, is made
/// of itself, or the whole becomes too long.
[[nodiscard]] Result<std::string> with_saved_filters(std::string_view filter, const SavedFilters& saved);

}  // namespace gammonkit
