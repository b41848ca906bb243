#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb formats: the options of its own, and its row of the table of commands.

ExitCode run_formats(Session& session);

inline constexpr OptionRow kMarkdown{.names = "--markdown",
                                     .value = "",
                                     .help = "print Markdown: the page docs/formats/README.md",
                                     .target = field<&Arguments::output, &OutputArguments::markdown>};

inline constexpr const OptionRow* kFormatsOptions[] = {&kPrintTo, &kPrintOutput, &kForce,
                                                       &kJson,    &kMarkdown,    &kHelp};

inline constexpr Command kFormatsCommand{.name = "formats",
                                         .options = kFormatsOptions,
                                         .completes = Completes::format,
                                         .run = run_formats,
                                         .print_forms = kPrintForms,
                                         .prints = always_prints};

}  // namespace gammonkit::cli
