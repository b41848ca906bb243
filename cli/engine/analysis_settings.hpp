#pragma once

#include "analysis/annotate/annotate.hpp"
#include "cli/options/command.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit::cli {

/// What to judge and how, as the options of analyze say. Fails with code "usage".
[[nodiscard]] Result<AnnotateSettings> annotate_settings(const Arguments& arguments);

/// The thresholds that a name or numbers say; those of GNU Backgammon for an empty text. Fails with code
/// "usage".
[[nodiscard]] Result<MarkThresholds> thresholds_of(const std::string& text);

/// The games of a list such as "1,3-5". Nothing if it is none.
[[nodiscard]] std::optional<std::vector<GameRange>> game_list(std::string_view text);

/// Why nothing in a collection is to be judged, where the settings name a player or games that it has not.
[[nodiscard]] std::optional<Diagnostic> nothing_to_analyze(const Collection& collection,
                                                           const AnnotateSettings& settings);

}  // namespace gammonkit::cli
