#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb settings: the options of its own, and its row of the table of commands.

ExitCode run_settings(Session& session);

inline constexpr OptionRow kProject{
    .names = "--project",
    .value = "",
    .help = "set in .gammonkit, for this folder and those in it, and not for the user everywhere",
    .target = field<&Arguments::settings, &SettingsArguments::project>};

inline constexpr const OptionRow* kSettingsOptions[] = {&kProject, &kPrintTo, &kPrintOutput,
                                                        &kForce,   &kJson,    &kHelp};

inline constexpr Command kSettingsCommand{.name = "settings",
                                          .options = kSettingsOptions,
                                          .completes = Completes::nothing,
                                          .run = run_settings,
                                          .print_forms = kPrintForms,
                                          .prints = always_prints};

}  // namespace gammonkit::cli
