#pragma once

#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb analyze: the options of its own, and its row of the table of commands.

ExitCode run_analyze(Session& session);

inline constexpr OptionRow kPlayer{.names = "--player",
                                   .value = "NAME|1|2",
                                   .help = "judge only what this player does, and the luck of his rolls",
                                   .target = field<&Arguments::analysis, &AnalysisArguments::player>};
inline constexpr OptionRow kGames{.names = "--games",
                                  .value = "LIST",
                                  .help = "judge only these games of each match: 1,3-5",
                                  .target = field<&Arguments::analysis, &AnalysisArguments::games>};
inline constexpr OptionRow kKeep{
    .names = "--keep",
    .value = "",
    .help = "let the analysis that a file has stay, and stand first; the new one is put beside it",
    .target = field<&Arguments::analysis, &AnalysisArguments::keep>};
inline constexpr OptionRow kReplace{.names = "--replace",
                                    .value = "",
                                    .help = "replace the analysis that a file has (the default)",
                                    .target = field<&Arguments::analysis, &AnalysisArguments::replace>};
inline constexpr OptionRow kKeptPlays{.names = "-n,--plays",
                                      .value = "N",
                                      .help = "keep the N best plays of each roll, and the one that was made "
                                              "(default: 10)",
                                      .target = field<&Arguments::engine, &EngineArguments::plays>,
                                      .least = 1,
                                      .most = 10000};
inline constexpr std::string_view kRolloutChoices[] = {"errors"};
inline constexpr OptionRow kErrorRollouts{
    .names = "--rollout",
    .value = "errors",
    .help =
        "roll errors out once they are found: the two best plays and the one that was made, or both sides of "
        "the cube decision; what is clear by three standard deviations is left early (see --jsd)",
    .target = field<&Arguments::analysis, &AnalysisArguments::rollout>,
    .completes = Completes::choice,
    .choices = kRolloutChoices};
inline constexpr OptionRow kRolloutAbove{.names = "--rollout-above",
                                         .value = "X",
                                         .help = "roll out errors of more than X (default: 0.06)",
                                         .target =
                                             field<&Arguments::analysis, &AnalysisArguments::rollout_above>};
inline constexpr OptionRow kErrorRolloutPly{.names = "--rollout-ply",
                                            .value = "N",
                                            .help = "look so many rolls ahead in the games of rollouts "
                                                    "(default: 0)",
                                            .target =
                                                field<&Arguments::analysis, &AnalysisArguments::rollout_ply>,
                                            .least = 0,
                                            .most = 3};

inline constexpr const OptionRow* kAnalyzeOptions[] = {&kOutputs,
                                                       &kOutputDir,
                                                       &kName,
                                                       &kTo,
                                                       &kDepth,
                                                       &kDepthPly,
                                                       &kJudgedCubePly,
                                                       &kLuckPly,
                                                       &kFilter,
                                                       &kRolls,
                                                       &kCubelessEvaluation,
                                                       &kNoise,
                                                       &kJudge,
                                                       &kPlayer,
                                                       &kGames,
                                                       &kKeep,
                                                       &kReplace,
                                                       &kThresholds,
                                                       &kKeptPlays,
                                                       &kEngine,
                                                       &kGnubg,
                                                       &kErrorRollouts,
                                                       &kRolloutAbove,
                                                       &kErrorRolloutPly,
                                                       &kTrials,
                                                       &kTruncate,
                                                       &kDeviations,
                                                       &kStandardError,
                                                       &kSeed,
                                                       &kMet,
                                                       &kHyperTable,
                                                       &kEfficiency,
                                                       &kCubeModel,
                                                       &kBearoffTable,
                                                       &kResume,
                                                       &kShard,
                                                       &kForce,
                                                       &kStrict,
                                                       &kNewest,
                                                       &kFrom,
                                                       &kCharset,
                                                       &kJobs,
                                                       &kProgress,
                                                       &kNoProgress,
                                                       &kQuiet,
                                                       &kDiagnostics,
                                                       &kVerbose,
                                                       &kHelp};

inline constexpr Command kAnalyzeCommand{
    .name = "analyze", .options = kAnalyzeOptions, .completes = Completes::file, .run = run_analyze};

}  // namespace gammonkit::cli
