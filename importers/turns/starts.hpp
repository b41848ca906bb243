#pragma once

#include "formats/start_option.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <functional>
#include <string_view>

namespace gammonkit {

/// Reads a match that may begin with these rules, unless it says others itself.
using ReadFrom = std::function<Match(const Rules& start, Reporter& reporter)>;

/// A match as `read` gives it from the start of `variant`, which is a choice of kStartOption. Of any, it is
/// backgammon, unless that cannot be followed and another start leads to the end of every game; that has a
/// note at `place`, an offset.
[[nodiscard]] Match match_from(std::string_view variant, const ReadFrom& read, std::size_t place,
                               Reporter& reporter);

}  // namespace gammonkit
