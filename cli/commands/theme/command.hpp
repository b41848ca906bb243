#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb theme: its row of the table of commands.

ExitCode run_theme(Session& session);

inline constexpr const OptionRow* kThemeOptions[] = {&kPrintTo, &kPrintOutput, &kForce, &kJson, &kHelp};
inline constexpr std::string_view kThemeWords[] = {"list", "show"};

inline constexpr Command kThemeCommand{.name = "theme",
                                       .options = kThemeOptions,
                                       .completes = Completes::file,
                                       .words = kThemeWords,
                                       .run = run_theme,
                                       .print_forms = kPrintForms,
                                       .prints = always_prints};

}  // namespace gammonkit::cli
