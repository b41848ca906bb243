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
    .value = "FILE|URL",
    .help = "keep the matches in this database, each once, and tell of all that are in it: a file of SQLite, "
            "made if missing, or a server (postgresql://USER@HOST/NAME, mysql://USER:PASSWORD@HOST/NAME)",
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

inline constexpr OptionRow kHistory{
    .names = "--history",
    .value = "",
    .help = "tell of each player match by match, or as --by says; svg is a curve of the one whom --me names",
    .target = field<&Arguments::players, &PlayersArguments::history>};
inline constexpr std::string_view kHistoryParts[] = {"match", "month", "event", "length", "opponent"};
inline constexpr OptionRow kHistoryBy{.names = "--by",
                                      .value = "match|month|event|length|opponent",
                                      .help = "what makes one line of a history (default: match)",
                                      .target = field<&Arguments::players, &PlayersArguments::by>,
                                      .completes = Completes::choice,
                                      .choices = kHistoryParts};
inline constexpr OptionRow kPlayersMe{.names = "--me",
                                      .value = "NAME",
                                      .help = "whose history; commas separate several names; case, accents "
                                              "and order do not matter (default: everybody's)",
                                      .target = field<&Arguments::filter, &FilterArguments::me>};
inline constexpr std::string_view kPlayersForms[] = {"text", "json", "jsonl", "csv", "svg"};
inline constexpr OptionRow kPlayersTo{
    .names = "-t,--to",
    .value = "text|json|jsonl|csv|svg",
    .help = "print text, JSON, a line of JSON for each thing, a table, or of one history a curve; without it "
            "the name of the output decides, else it is text",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kPlayersForms};

inline constexpr const OptionRow* kPlayersOptions[] = {
    &kAliases,     &kLeastDecisions, &kHistory, &kHistoryBy,   &kPlayersMe, &kDatabase, &kMet,   &kPlayersTo,
    &kPrintOutput, &kForce,          &kJson,    &kPlayersCsv,  &kFrom,      &kCharset,  &kShard, &kJobs,
    &kProgress,    &kNoProgress,     &kQuiet,   &kDiagnostics, &kVerbose,   &kHelp};

inline constexpr Command kPlayersCommand{.name = "players",
                                         .options = kPlayersOptions,
                                         .completes = Completes::file,
                                         .run = run_players,
                                         .print_forms = kPlayersForms,
                                         .prints = always_prints};

}  // namespace gammonkit::cli
