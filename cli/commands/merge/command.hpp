#pragma once

#include "cli/commands/players/command.hpp"
#include "cli/options/command.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb merge: the options of its own, and its row of the table of commands.

ExitCode run_merge(Session& session);

/// True if the output is a database, by its name: "all.db".
[[nodiscard]] bool is_named_like_a_database(std::string_view path);

inline constexpr std::string_view kMergeForms[] = {"text", "json", "jsonl", "csv"};
inline constexpr OptionRow kMergeTo{
    .names = "-t,--to",
    .value = "text|json|jsonl|csv",
    .help = "of databases, print the standings in this form; without it the name of the output decides, else "
            "it is text",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kMergeForms};
inline constexpr OptionRow kMergeOutput{
    .names = "-o,--output",
    .value = "FILE",
    .help = "write to this file: a database if its name ends in .db, else the table; .gz compresses",
    .target = field<&Arguments::output, &OutputArguments::output>,
    .completes = Completes::file};

inline bool merge_prints(const Arguments& arguments)
{
    return !is_named_like_a_database(arguments.output.output);
}

inline constexpr const OptionRow* kMergeOptions[] = {
    &kMergeOutput, &kMergeTo, &kForce, &kJson, &kPlayersCsv, &kAliases, &kLeastDecisions, &kQuiet, &kHelp};

inline constexpr Command kMergeCommand{.name = "merge",
                                       .options = kMergeOptions,
                                       .completes = Completes::file,
                                       .run = run_merge,
                                       .print_forms = kMergeForms,
                                       .prints = merge_prints};

}  // namespace gammonkit::cli
