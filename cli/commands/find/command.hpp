#pragma once

#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb find: the options of its own, and its row of the table of commands.

ExitCode run_find(Session& session);

inline constexpr OptionRow kFindDatabase{
    .names = "--db",
    .value = "FILE|URL",
    .help = "search the matches that 'players --db' has put into this database, in place of files; marks are "
            "those of the usual thresholds",
    .target = field<&Arguments::players, &PlayersArguments::database>,
    .completes = Completes::file};
inline constexpr OptionRow kSql{.names = "--sql",
                                .value = "",
                                .help = "with --db, print the query that the filter becomes, and ask nothing",
                                .target = field<&Arguments::search, &SearchArguments::sql>};
inline constexpr OptionRow kCount{.names = "--count",
                                  .value = "",
                                  .help = "print only how many there are",
                                  .target = field<&Arguments::search, &SearchArguments::count>};
inline constexpr OptionRow kWords{.names = "--words",
                                  .value = "",
                                  .help = "list all words of filters, and what they mean; needs no input",
                                  .target = field<&Arguments::search, &SearchArguments::list>};
inline constexpr OptionRow kWordsMarkdown{.names = "--markdown",
                                          .value = "",
                                          .help = "with --words, print Markdown: the page docs/filters.md",
                                          .target = field<&Arguments::output, &OutputArguments::markdown>};
inline constexpr OptionRow kFindTo{
    .names = "-t,--to",
    .value = "text|json|csv|jsonl[,OPTION=VALUE...]",
    .help = "print text, JSON, or a table (csv, jsonl) with all that is known of each decision, as convert "
            "writes of all; without it the name of the output decides",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::format};
inline constexpr OptionRow kSort{
    .names = "--sort",
    .value = "WORD[:up]",
    .help = "those first of which this number is largest, or with :up smallest: error, luck, equity, win, "
            "pips ... "
            "(any word that is compared with a number); those of which it is not known come last",
    .target = field<&Arguments::search, &SearchArguments::sort>};
inline constexpr OptionRow kLimit{.names = "--limit",
                                  .value = "N",
                                  .help = "no more than so many, the first",
                                  .target = field<&Arguments::search, &SearchArguments::limit>,
                                  .least = 1,
                                  .most = 1'000'000'000};

inline constexpr std::string_view kFindForms[] = {"text", "json"};

inline constexpr const OptionRow* kFindOptions[] = {
    &kMe,          &kAliases,    &kSort,        &kLimit,        &kCount,
    &kPrintOutput, &kForce,      &kJson,        &kFindDatabase, &kSql,
    &kFindTo,      &kThresholds, &kMet,         &kWords,        &kWordsMarkdown,
    &kNewest,      &kFrom,       &kCharset,     &kJobs,         &kProgress,
    &kNoProgress,  &kQuiet,      &kDiagnostics, &kVerbose,      &kHelp};

inline constexpr Command kFindCommand{.name = "find",
                                      .options = kFindOptions,
                                      .completes = Completes::file,
                                      .run = run_find,
                                      .print_forms = kFindForms,
                                      .prints = always_prints};

}  // namespace gammonkit::cli
