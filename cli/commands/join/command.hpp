#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb join: the options of its own, and its row of the table of commands.

ExitCode run_join(Session& session);

inline constexpr std::string_view kAsChoices[] = {"collection", "match"};
inline constexpr OptionRow kAs{
    .names = "--as",
    .value = "collection|match",
    .help = "put the matches one after the other (the default), or make one match of its games",
    .target = field<&Arguments::transform, &TransformArguments::as>,
    .completes = Completes::choice,
    .choices = kAsChoices};

inline constexpr const OptionRow* kJoinOptions[] = {
    &kOutput, &kAs,       &kTo,         &kForce, &kStrict,      &kFrom,    &kCharset,
    &kJobs,   &kProgress, &kNoProgress, &kQuiet, &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kJoinCommand{
    .name = "join", .options = kJoinOptions, .completes = Completes::file, .run = run_join};

}  // namespace gammonkit::cli
