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

inline constexpr Command kPlayersCommand{
    .name = "players", .options = kPlayersOptions, .completes = Completes::file, .run = run_players};

}  // namespace gammonkit::cli
