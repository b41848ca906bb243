#pragma once

#include "cli/commands/engine/command.hpp"

namespace gammonkit::cli {

/// Answers other programs, by GNU Backgammon's protocol of external players or by UBGI, until they go or
/// Ctrl-C comes.
ExitCode run_serve(Session& session, const EngineVerbOptions& options);

}  // namespace gammonkit::cli
