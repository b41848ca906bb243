#pragma once

#include "cli/commands/engine/command.hpp"

namespace gammonkit::cli {

/// Lets those that the command line names play games or matches against each other, and prints what came of
/// it.
ExitCode run_play(Session& session, const EngineVerbOptions& options);

}  // namespace gammonkit::cli
