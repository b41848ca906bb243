#pragma once

#include "formats/start_option.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <functional>

namespace gammonkit {

/// Reads a match that may begin with these rules, unless it says others itself.
using ReadFrom = std::function<Match(const Rules& start, Reporter& reporter)>;

/// A match as `read` gives it from the start that kStartOption chooses. Of any, it is backgammon, unless that
/// cannot be followed and another start leads to the end of every game; that has a note.
[[nodiscard]] Match match_from(const Options& options, const ReadFrom& read, Reporter& reporter);

}  // namespace gammonkit
