#pragma once

#include "analysis/annotate/annotate.hpp"
#include "cli/options/command.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// What to judge and how, as the options of analyze say. Fails with code "usage".
[[nodiscard]] Result<AnnotateSettings> annotate_settings(const Arguments& arguments);

/// The thresholds that a name or numbers say; those of GNU Backgammon for an empty text. Fails with code
/// "usage".
[[nodiscard]] Result<MarkThresholds> thresholds_of(const std::string& text);

/// The games of a list such as "1,3-5". Nothing if it is none.
[[nodiscard]] std::optional<std::vector<GameRange>> game_list(std::string_view text);

}  // namespace gammonkit::cli
