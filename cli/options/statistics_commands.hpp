#pragma once

#include "cli/options/analyze_command.hpp"

namespace gammonkit::cli {

// The verb that adds up errors and luck: a row of the table of commands, with the options of its own.

inline constexpr OptionRow kEachGame{.names = "--games",
                                     .value = "",
                                     .help = "show each game after the match",
                                     .target = &Arguments::each_game};
inline constexpr OptionRow kList{
    .names = "--list",
    .value = "",
    .help = "show every decision with its error, and whether it counts or why it does not, instead of the "
            "numbers (with --json beside them)",
    .target = &Arguments::list};
inline constexpr OptionRow kCsv{.names = "--csv",
                                .value = "",
                                .help =
                                    "write a table with a row for each player, and each game with --games",
                                .target = &Arguments::csv};
inline constexpr OptionRow kExplain{
    .names = "--explain",
    .value = "",
    .help = "say of every number how it is computed and whose rule that is; needs no input",
    .target = &Arguments::explain};
inline constexpr const OptionRow* kStatsOptions[] = {
    &kEachGame, &kList, &kThresholds, &kMet,        &kExplain, &kJson,    &kCsv, &kFrom,
    &kCharset,  &kJobs, &kProgress,   &kNoProgress, &kQuiet,   &kVerbose, &kHelp};

inline constexpr Command kStatsCommand{
    .name = "stats", .options = kStatsOptions, .completes = Completes::file, .run = run_stats};

}  // namespace gammonkit::cli
