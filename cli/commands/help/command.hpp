#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb help: the options of its own, and its row of the table of commands.

ExitCode run_help(Session& session);

inline constexpr OptionRow kMan{
    .names = "--man",
    .value = "VERB",
    .help = "print the manual page of a verb ('gammonkit' for the page of the whole) as troff source",
    .target = field<&Arguments::help, &HelpArguments::man>,
    .completes = Completes::verb};

inline constexpr const OptionRow* kHelpOptions[] = {&kMan, &kHelp};

inline constexpr Command kHelpCommand{
    .name = "help", .options = kHelpOptions, .completes = Completes::verb, .run = run_help};

}  // namespace gammonkit::cli
