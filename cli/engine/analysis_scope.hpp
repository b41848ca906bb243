#pragma once

#include "analysis/annotate/annotate.hpp"
#include "support/diagnostic.hpp"

#include <optional>

namespace gammonkit::cli {

/// Why nothing in a collection is to be judged, where the settings name a player or games that it has not.
[[nodiscard]] std::optional<Diagnostic> nothing_to_analyze(const Collection& collection,
                                                           const AnnotateSettings& settings);

}  // namespace gammonkit::cli
