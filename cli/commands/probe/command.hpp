#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb probe: the options of its own, and its row of the table of commands.

ExitCode run_probe(Session& session);

inline constexpr const OptionRow* kProbeOptions[] = {
    &kPrintTo, &kPrintOutput, &kForce,      &kJson,  &kNewest,      &kFrom,    &kCharset,
    &kJobs,    &kProgress,    &kNoProgress, &kQuiet, &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kProbeCommand{.name = "probe",
                                       .options = kProbeOptions,
                                       .completes = Completes::file,
                                       .run = run_probe,
                                       .print_forms = kPrintForms,
                                       .prints = always_prints};

}  // namespace gammonkit::cli
