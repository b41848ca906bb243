#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/annotate/depth.hpp"
#include "analysis/cube/cube_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "decisions/statistics/counting_rules.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>

namespace gammonkit::cli {

/// What to judge and how, as the options of analyze say. Fails with code "usage".
[[nodiscard]] Result<AnnotateSettings> annotate_settings(const AnalysisOptions& analysis,
                                                         const EngineOptions& engine);

/// How decisions are counted and marked, as --rules and --thresholds say.
[[nodiscard]] CountingRules counting_of(const AnalysisOptions& analysis);

/// Why nothing in a collection is to be judged, where the settings name a player or games that it has not.
[[nodiscard]] std::optional<Diagnostic> nothing_to_analyze(const Collection& collection,
                                                           const AnnotateSettings& settings);

/// How thoroughly the engine is to think of plays, and of the cube.
struct AskedLevels {
    Level plays;
    Level cube;
};

/// The filters that --move-filter names, or has as numbers, for a search of so many plies. Fails with code
/// "usage".
[[nodiscard]] Result<std::vector<std::optional<MoveFilter>>> move_filters_of(const std::string& text,
                                                                             int plies);

/// What --level or --ply, --cube-ply, --rolls, --move-filter, --cubeless and --noise say: 2 plies if there is
/// neither of the first two. Fails with code "usage".
[[nodiscard]] Result<AskedLevels> levels_of(const EngineOptions& engine);

/// The same for matches, where what is clear is not looked at ahead; "standard" if there is neither. Fails
/// with code "usage".
[[nodiscard]] Result<Depth> depth_of(const EngineOptions& engine);

/// The cube model that --x and --cube-model say; the usual one without them. Fails with code "usage" where
/// they do not go together.
[[nodiscard]] Result<CubeModel> cube_model_of(const EngineOptions& engine);

/// "GammonKit 0.2.0": who has made an analysis.
[[nodiscard]] std::string engine_name();

/// What analyses say of who made them: GammonKit, its version, a cube model that is not the usual one, and
/// how many rolls it looks ahead with if these are not all; nothing else in a record has a place for that.
[[nodiscard]] std::string engine_name_with(const CubeModel& model, RollSet rolls = RollSet::all);

/// How to roll out, as the options say; `plies` is how far plays are looked ahead, and `filter` what
/// --move-filter says. Fails with code "usage".
[[nodiscard]] Result<RolloutSettings> rollout_settings_of(const RolloutOptions& rollout, int plies,
                                                          const std::string& filter = {});

/// When to stop, as the options say.
[[nodiscard]] RolloutStop rollout_stop_of(const RolloutOptions& rollout);

/// What analyze rolls out; nothing unless --rollout asks for it. Fails with code "usage".
[[nodiscard]] Result<std::optional<ErrorRollouts>> error_rollouts_of(const ErrorRolloutOptions& errors,
                                                                     const RolloutOptions& rollout);

}  // namespace gammonkit::cli
