#pragma once

#include "cli/commands/analyze/command.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb watch: the options of its own, and its row of the table of commands.

ExitCode run_watch(Session& session);

inline constexpr OptionRow kWithPages{.names = "--report",
                                      .value = "",
                                      .help = "write a page for each match as well: NAME.html",
                                      .target = field<&Arguments::watch, &WatchArguments::report>};
inline constexpr OptionRow kWatchDatabase{
    .names = "--db",
    .value = "FILE",
    .help = "record the matches in this database, of which 'gammonkit players' tells; made if missing",
    .target = field<&Arguments::players, &PlayersArguments::database>,
    .completes = Completes::file};
inline constexpr OptionRow kOnce{.names = "--once",
                                 .value = "",
                                 .help = "do what is there, and end",
                                 .target = field<&Arguments::watch, &WatchArguments::once>};
inline constexpr OptionRow kReplaceAnalysis{
    .names = "--replace",
    .value = "",
    .help = "judge anew what another program has analyzed (without it, that stays)",
    .target = field<&Arguments::analysis, &AnalysisArguments::replace>};

inline constexpr const OptionRow* kWatchOptions[] = {&kOutputDir,    &kTo,
                                                     &kWithPages,    &kWatchDatabase,
                                                     &kOnce,         &kReplaceAnalysis,
                                                     &kNoAnalysis,   &kDepth,
                                                     &kDepthPly,     &kJudgedCubePly,
                                                     &kLuckPly,      &kFilter,
                                                     &kRolls,        &kCubelessEvaluation,
                                                     &kJudge,        &kThresholds,
                                                     &kKeptPlays,    &kMet,
                                                     &kBearoffTable, &kFrom,
                                                     &kCharset,      &kJobs,
                                                     &kQuiet,        &kVerbose,
                                                     &kHelp};

inline constexpr Command kWatchCommand{
    .name = "watch", .options = kWatchOptions, .completes = Completes::directory, .run = run_watch};

}  // namespace gammonkit::cli
