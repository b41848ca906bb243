#pragma once

#include "analysis/annotate/annotate.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "decisions/statistics/counting_rules.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit::cli {

/// What to judge and how, as the options of analyze say. Fails with code "usage".
[[nodiscard]] Result<AnnotateSettings> annotate_settings(const AnalysisOptions& analysis,
                                                         const EngineOptions& engine);

/// How decisions are counted and marked, as --rules and --thresholds say.
[[nodiscard]] CountingRules counting_of(const AnalysisOptions& analysis);

/// Why nothing in a collection is to be judged, where the settings name a player or games that it has not.
[[nodiscard]] std::optional<Diagnostic> nothing_to_analyze(const Collection& collection,
                                                           const AnnotateSettings& settings);

}  // namespace gammonkit::cli
