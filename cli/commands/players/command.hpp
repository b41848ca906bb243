#pragma once

#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb players: the options of its own, and its row of the table of commands.

ExitCode run_players(Session& session);

inline constexpr OptionRow kDatabase{
    .names = "--db",
    .value = "FILE",
    .help = "keep the matches in this SQLite database, each once, and tell of all that are in it; made if "
            "missing",
    .target = field<&Arguments::players, &PlayersArguments::database>,
    .completes = Completes::file};
inline constexpr OptionRow kLeastDecisions{
    .names = "--min-decisions",
    .value = "N",
    .help =
        "who has fewer decisions that count comes behind the others, with the rating in brackets (default: "
        "20)",
    .target = field<&Arguments::players, &PlayersArguments::least_decisions>,
    .least = 0,
    .most = 1'000'000};
inline constexpr OptionRow kPlayersCsv{.names = "--csv",
                                       .value = "",
                                       .help = "write a table with a row for each player",
                                       .target = field<&Arguments::output, &OutputArguments::csv>};

inline constexpr const OptionRow* kPlayersOptions[] = {
    &kAliases,  &kLeastDecisions, &kDatabase,   &kMet,         &kPrintTo, &kPrintOutput,
    &kForce,    &kJson,           &kPlayersCsv, &kFrom,        &kCharset, &kJobs,
    &kProgress, &kNoProgress,     &kQuiet,      &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kPlayersCommand{.name = "players",
                                         .options = kPlayersOptions,
                                         .completes = Completes::file,
                                         .run = run_players,
                                         .print_forms = kPrintForms,
                                         .prints = always_prints};

}  // namespace gammonkit::cli
