#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb split: the options of its own, and its row of the table of commands.

ExitCode run_split(Session& session);

inline constexpr std::string_view kByChoices[] = {"match", "game"};
inline constexpr OptionRow kBy{.names = "--by",
                               .value = "match|game",
                               .help = "write one file for each match (the default) or for each game",
                               .target = field<&Arguments::transform, &TransformArguments::by>,
                               .completes = Completes::choice,
                               .choices = kByChoices};

inline constexpr const OptionRow* kSplitOptions[] = {
    &kOutputDir, &kBy,       &kTo,         &kForce, &kStrict,      &kFrom,    &kCharset,
    &kJobs,      &kProgress, &kNoProgress, &kQuiet, &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kSplitCommand{
    .name = "split", .options = kSplitOptions, .completes = Completes::file, .run = run_split};

}  // namespace gammonkit::cli
