#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/statistics/counting_rules.hpp"
#include "cli/options/command.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit::cli {

/// What to judge and how, as the options of analyze say. Fails with code "usage".
[[nodiscard]] Result<AnnotateSettings> annotate_settings(const Arguments& arguments);

/// How decisions are counted and marked, as --thresholds says. Fails with code "option-value".
[[nodiscard]] Result<CountingRules> counting_of(const AnalysisArguments& analysis);

/// The games of a list such as "1,3-5". Nothing if it is none.
[[nodiscard]] std::optional<std::vector<GameRange>> game_list(std::string_view text);

/// Why nothing in a collection is to be judged, where the settings name a player or games that it has not.
[[nodiscard]] std::optional<Diagnostic> nothing_to_analyze(const Collection& collection,
                                                           const AnnotateSettings& settings);

}  // namespace gammonkit::cli
