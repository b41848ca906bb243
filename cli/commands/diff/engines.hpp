#pragma once

#include "cli/commands/diff/command.hpp"
#include "cli/options/command.hpp"

namespace gammonkit::cli {

/// diff --engines: what the analyses of two files or folders, or those that stand side by side in one, say of
/// the same decisions.
ExitCode run_diff_engines(Session& session, const DiffOptions& options);

}  // namespace gammonkit::cli
