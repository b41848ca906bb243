#pragma once

#include "cli/engine/gnubg_choice.hpp"
#include "cli/options/commands.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb analyze: its options, and its row of the table of commands.

inline constexpr std::string_view kDepthChoices[] = {"fast", "standard", "deep"};
inline constexpr OptionRow kDepth{
    .names = "--level",
    .value = "fast|standard|deep",
    .help = "how thoroughly: fast looks at the board alone, standard (the default) 2 plies ahead where it is "
            "close or something is wrong, deep 3 plies, with wider filters",
    .target = &Arguments::level,
    .completes = Completes::choice,
    .choices = kDepthChoices};
inline constexpr OptionRow kDepthPly{
    .names = "--ply",
    .value = "N",
    .help = "look so many rolls ahead where it is close or something is wrong, in place of --level",
    .target = &Arguments::ply,
    .least = 0,
    .most = kMostPlies};
inline constexpr std::string_view kFilterChoices[] = {"tiny", "narrow", "normal", "large", "huge"};
inline constexpr OptionRow kFilter{
    .names = "--filter",
    .value = "NAME",
    .help = "with --ply, how many plays are looked at ahead: tiny, narrow, normal (the default), large, huge",
    .target = &Arguments::filter,
    .completes = Completes::choice,
    .choices = kFilterChoices};
inline constexpr OptionRow kPlayer{.names = "--player",
                                   .value = "NAME|1|2",
                                   .help = "judge only what this player does, and the luck of his rolls",
                                   .target = &Arguments::player};
inline constexpr OptionRow kGames{.names = "--games",
                                  .value = "LIST",
                                  .help = "judge only these games of each match: 1,3-5",
                                  .target = &Arguments::games};
inline constexpr OptionRow kKeep{
    .names = "--keep",
    .value = "",
    .help = "let the analysis that a file has stay, and stand first; the new one is put beside it",
    .target = &Arguments::keep};
inline constexpr OptionRow kReplace{.names = "--replace",
                                    .value = "",
                                    .help = "replace the analysis that a file has (the default)",
                                    .target = &Arguments::replace};
inline constexpr OptionRow kThresholds{
    .names = "--thresholds",
    .value = "NAME|LIST",
    .help = "which errors and rolls are marked: gnubg (the default: errors of more than 0.03, 0.06 and 0.12, "
            "luck of more than 0.3 and 0.6), gnubg-manual (0.04, 0.08 and 0.16, of gnubg's manual), xg "
            "(errors of "
            "more than 0.02 and 0.08), or three or five numbers such as 0.02,0.05,0.1,0.3,0.6",
    .target = &Arguments::thresholds};
inline constexpr OptionRow kKeptPlays{.names = "-n,--plays",
                                      .value = "N",
                                      .help = "keep the N best plays of each roll, and the one that was made "
                                              "(default: 10)",
                                      .target = &Arguments::plays,
                                      .least = 1,
                                      .most = 10000};
inline constexpr OptionRow kOutputs{.names = "-o,--output",
                                    .value = "FILE",
                                    .help = "write to this file; may be given again for another format; - is "
                                            "standard output, .gz compresses",
                                    .target = &Arguments::outputs,
                                    .completes = Completes::file};
inline constexpr OptionRow kResume{
    .names = "--resume",
    .value = "",
    .help = "pass over inputs whose output is there and not older, and write those anew that are older",
    .target = &Arguments::resume};

inline constexpr std::string_view kRolloutChoices[] = {"errors"};
inline constexpr OptionRow kErrorRollouts{
    .names = "--rollout",
    .value = "errors",
    .help =
        "roll errors out once they are found: the two best plays and the one that was made, or both sides of "
        "the cube decision; what is clear by three standard deviations is left early (see --jsd)",
    .target = &Arguments::rollout,
    .completes = Completes::choice,
    .choices = kRolloutChoices};
inline constexpr OptionRow kRolloutAbove{.names = "--rollout-above",
                                         .value = "X",
                                         .help = "roll out errors of more than X (default: 0.06)",
                                         .target = &Arguments::rollout_above};
inline constexpr OptionRow kErrorRolloutPly{.names = "--rollout-ply",
                                            .value = "N",
                                            .help = "look so many rolls ahead in the games of rollouts "
                                                    "(default: 0)",
                                            .target = &Arguments::rollout_ply,
                                            .least = 0,
                                            .most = 3};

inline constexpr const OptionRow* kAnalyzeOptions[] = {&kOutputs,
                                                       &kOutputDir,
                                                       &kTo,
                                                       &kDepth,
                                                       &kDepthPly,
                                                       &kFilter,
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
                                                       &kResume,
                                                       &kForce,
                                                       &kStrict,
                                                       &kFrom,
                                                       &kCharset,
                                                       &kJobs,
                                                       &kProgress,
                                                       &kNoProgress,
                                                       &kQuiet,
                                                       &kVerbose,
                                                       &kHelp};

inline constexpr Command kAnalyzeCommand{
    .name = "analyze", .options = kAnalyzeOptions, .completes = Completes::file, .run = run_analyze};

}  // namespace gammonkit::cli
