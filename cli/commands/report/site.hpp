#pragma once

#include "cli/commands/report/command.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/options/command.hpp"

#include <string>

namespace gammonkit::cli {

/// True if a list of all reports is wanted, and perhaps pages of players: --index or --event.
[[nodiscard]] bool wants_site(const ReportOptions& options);

/// Reports, and then writes the pages and tables about all that was reported. Replaces those of an earlier
/// run, but without --force no other files. `me` are the names of --me, with commas between.
ExitCode run_with_site(Session& session, const ReportOptions& options, AnalysisJob& plan,
                       const std::string& me);

}  // namespace gammonkit::cli
