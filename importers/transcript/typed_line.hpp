#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::transcript {

/// A typed line taken apart: what happened, and what is told of when and how.
struct TypedLine {
    std::string action = {};  ///< "31 8/5 6/5"; empty if the line only tells something of the last turn.
    std::optional<std::string> comment = {};  ///< Behind "#".
    TurnTimes times = {};                     ///< Behind "clock" and "@".
    bool is_forced = false;                   ///< "!": it happened, whatever the rules say.
};

/// Takes a line apart. Fails if a time cannot be read.
[[nodiscard]] Result<TypedLine> take_apart(std::string_view line);

}  // namespace gammonkit::transcript
