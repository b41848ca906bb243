#pragma once

#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb stats: the options of its own, and its row of the table of commands.

ExitCode run_stats(Session& session);

inline constexpr OptionRow kEachGame{.names = "--games",
                                     .value = "",
                                     .help = "show each game after the match",
                                     .target =
                                         field<&Arguments::statistics, &StatisticsArguments::each_game>};
inline constexpr OptionRow kList{
    .names = "--list",
    .value = "",
    .help = "show every decision with its error, and whether it counts or why it does not, instead of the "
            "numbers (with --json beside them)",
    .target = field<&Arguments::statistics, &StatisticsArguments::list>};
inline constexpr OptionRow kCsv{.names = "--csv",
                                .value = "",
                                .help =
                                    "write a table with a row for each player, and each game with --games",
                                .target = field<&Arguments::output, &OutputArguments::csv>};
inline constexpr OptionRow kExplain{
    .names = "--explain",
    .value = "",
    .help = "say of every number how it is computed and whose rule that is; needs no input",
    .target = field<&Arguments::statistics, &StatisticsArguments::explain>};

inline constexpr const OptionRow* kStatsOptions[] = {
    &kEachGame,    &kList,       &kThresholds, &kStatisticsRulesOption,
    &kMet,         &kExplain,    &kPrintTo,    &kPrintOutput,
    &kForce,       &kJson,       &kCsv,        &kNewest,
    &kFrom,        &kCharset,    &kShard,      &kJobs,
    &kProgress,    &kNoProgress, &kLang,       &kQuiet,
    &kDiagnostics, &kVerbose,    &kHelp};

inline constexpr Command kStatsCommand{.name = "stats",
                                       .options = kStatsOptions,
                                       .completes = Completes::file,
                                       .run = run_stats,
                                       .print_forms = kPrintForms,
                                       .prints = always_prints};

}  // namespace gammonkit::cli
