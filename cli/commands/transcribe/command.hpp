#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb transcribe: its row of the table of commands.

ExitCode run_transcribe(Session& session);

inline constexpr std::string_view kDrawnChoices[] = {"text", "unicode", "none"};
inline constexpr OptionRow kDrawn{.names = "--draw",
                                  .value = "text|unicode|none",
                                  .help =
                                      "how the board is drawn after each line in a terminal (default: text)",
                                  .target = field<&Arguments::board, &BoardArguments::drawn>,
                                  .completes = Completes::choice,
                                  .choices = kDrawnChoices};

inline constexpr const OptionRow* kTranscribeOptions[] = {&kDrawn, &kTo,      &kFrom, &kCharset,
                                                          &kQuiet, &kVerbose, &kHelp};

inline constexpr Command kTranscribeCommand{
    .name = "transcribe", .options = kTranscribeOptions, .completes = Completes::file, .run = run_transcribe};

}  // namespace gammonkit::cli
