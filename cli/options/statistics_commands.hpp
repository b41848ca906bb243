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

inline constexpr Example kStatsExamples[] = {
    {"gammonkit stats match.sgf", "errors, luck and ratings of both players"},
    {"gammonkit stats --met Kazaross-XG2.xml match.sgf", "by the match equity table of the analysis"},
    {"gammonkit stats --games match.xg", "and of each game"},
    {"gammonkit stats --thresholds xg match.xg", "with the marks of eXtreme Gammon"},
    {"gammonkit stats --list match.sgf", "what counts, and what does not"},
    {"gammonkit stats --explain", "what does each number mean?"},
    {"gammonkit stats --csv matches/ > matches.csv", "a table of many matches"},
    {"gammonkit stats --json match.sgf", "the same for programs"}};

inline constexpr Command kStatsCommand{
    .name = "stats",
    .summary = "add up errors and luck of analyzed matches",
    .synopsis = "[OPTIONS] INPUT...",
    .description =
        "Adds up what the analysis in a record says: errors of checker play and of the cube, luck, and the "
        "ratings that follow. The numbers are those of GNU Backgammon's statistics, digit by digit, and the "
        "performance rating that eXtreme Gammon counts (PR), by phase and score; the biggest errors of each "
        "player come last. Nothing is analyzed: a file without an analysis has no statistics, and says "
        "so.\n\n"
        "Errors are in EMG, equity for each unit of the cube, and in brackets in MWC, the chance to win the "
        "match, or in points. Rates are by decision, in thousandths. A match equity table converts; it "
        "should "
        "be the one of the analysis. What is not known is shown as -.\n\n"
        "Where a mark begins, and which decisions count, --explain tells; --list shows it for each decision.",
    .examples = kStatsExamples,
    .options = kStatsOptions,
    .completes = Completes::file,
    .run = run_stats};

}  // namespace gammonkit::cli
