#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb check: the options of its own, and its row of the table of commands.

ExitCode run_check(Session& session);

inline constexpr OptionRow kStrictCheck{.names = "--fail-on-warnings",
                                        .value = "",
                                        .help = "inputs with warnings fail too",
                                        .target = field<&Arguments::output, &OutputArguments::strict>};

inline constexpr const OptionRow* kCheckOptions[] = {
    &kStrictCheck, &kPrintTo,  &kPrintOutput, &kForce, &kJson,        &kNewest,  &kFrom, &kCharset,
    &kJobs,        &kProgress, &kNoProgress,  &kQuiet, &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kCheckCommand{.name = "check",
                                       .options = kCheckOptions,
                                       .completes = Completes::file,
                                       .run = run_check,
                                       .print_forms = kPrintForms,
                                       .prints = always_prints};

}  // namespace gammonkit::cli
