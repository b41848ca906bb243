#pragma once

#include "cli/options/analyze_command.hpp"
#include "cli/options/filter_options.hpp"

namespace gammonkit::cli {

// The verb that adds up what players did in many matches: its options, and its row of the table of commands.

inline constexpr OptionRow kDatabase{
    .names = "--db",
    .value = "FILE",
    .help = "keep the matches in this SQLite database, each once, and tell of all that are in it; made if "
            "missing",
    .target = &Arguments::database,
    .completes = Completes::file};
inline constexpr OptionRow kPlayersCsv{.names = "--csv",
                                       .value = "",
                                       .help = "write a table with a row for each player",
                                       .target = &Arguments::csv};

inline constexpr const OptionRow* kPlayersOptions[] = {
    &kAliases, &kDatabase, &kMet,        &kJson,  &kPlayersCsv, &kFrom, &kCharset,
    &kJobs,    &kProgress, &kNoProgress, &kQuiet, &kVerbose,    &kHelp};

inline constexpr Example kPlayersExamples[] = {
    {"gammonkit players matches/", "a table of all players"},
    {"gammonkit players --aliases names.txt matches/", "with several names of one player put together"},
    {"gammonkit players --db matches.db new/", "put new matches into a database, and tell of all in it"},
    {"gammonkit players --db matches.db", "tell what is in it"},
    {"gammonkit players --csv matches/ > players.csv", "a table for spreadsheets"},
    {"gammonkit players --json matches/", "the same for programs"}};

inline constexpr Command kPlayersCommand{
    .name = "players",
    .summary = "add up what players did in many matches",
    .synopsis = "[OPTIONS] INPUT...\nplayers --db FILE [OPTIONS] [INPUT...]",
    .description =
        "Shows for each player how many matches he played, won and lost, the points made, how many matches "
        "are "
        "analyzed, the decisions that count and their performance rating (PR), and what errors and luck came "
        "to: in chances to win a match (MWC) in matches, in points in money sessions. The numbers are those "
        "of "
        "stats, added up; the best PR comes first. What nobody has analyzed is shown as -.\n\n"
        "Each match counts once, however many records of it there are: of those with the same play the one "
        "with more analyzed decisions is taken. Names are the same whatever their case.\n\n"
        "With --db the matches are put into an SQLite database, whose form docs/players.md tells: all that "
        "were read, or after Ctrl-C none. A file of another program is refused, and stays as it is.",
    .examples = kPlayersExamples,
    .options = kPlayersOptions,
    .completes = Completes::file,
    .run = run_players};

}  // namespace gammonkit::cli
