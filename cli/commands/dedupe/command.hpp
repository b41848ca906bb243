#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb dedupe: the options of its own, and its row of the table of commands.

ExitCode run_dedupe(Session& session);

inline constexpr OptionRow kCopies{
    .names = "-O,--output-dir",
    .value = "DIR",
    .help = "copy one file of each match into this folder, keeping names and subfolders; made if missing",
    .target = field<&Arguments::output, &OutputArguments::output_dir>,
    .completes = Completes::directory};
inline constexpr OptionRow kEveryMatch{.names = "-v,--verbose",
                                       .value = "",
                                       .help = "list also the matches that come once, and what was skipped",
                                       .target = field<&Arguments::batch, &BatchArguments::verbose>};

inline constexpr const OptionRow* kDedupeOptions[] = {
    &kCopies, &kForce,    &kPrintTo,    &kPrintOutput, &kJson,        &kFrom,       &kCharset,
    &kJobs,   &kProgress, &kNoProgress, &kQuiet,       &kDiagnostics, &kEveryMatch, &kHelp};

inline constexpr Command kDedupeCommand{.name = "dedupe",
                                        .options = kDedupeOptions,
                                        .completes = Completes::file,
                                        .run = run_dedupe,
                                        .print_forms = kPrintForms,
                                        .prints = always_prints};

}  // namespace gammonkit::cli
