#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb completion: the options of its own, and its row of the table of commands.

ExitCode run_completion(Session& session);

inline constexpr const OptionRow* kCompletionOptions[] = {&kHelp};
inline constexpr std::string_view kCompletionWords[] = {"bash", "zsh", "fish"};

inline constexpr Command kCompletionCommand{.name = "completion",
                                            .options = kCompletionOptions,
                                            .completes = Completes::nothing,
                                            .words = kCompletionWords,
                                            .run = run_completion};

}  // namespace gammonkit::cli
