#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verbs. What each does stands in the table of commands, where its help comes from.

ExitCode run_analyze(Session& session);
ExitCode run_bearoff(Session& session);
ExitCode run_board(Session& session);
ExitCode run_check(Session& session);
ExitCode run_completion(Session& session);
ExitCode run_convert(Session& session);
ExitCode run_dedupe(Session& session);
ExitCode run_diff(Session& session);
ExitCode run_engine(Session& session);
ExitCode run_eval(Session& session);
ExitCode run_find(Session& session);
ExitCode run_rollout(Session& session);
ExitCode run_fix(Session& session);
ExitCode run_formats(Session& session);
ExitCode run_help(Session& session);
ExitCode run_hint(Session& session);
ExitCode run_htmlimages(Session& session);
ExitCode run_join(Session& session);
ExitCode run_met(Session& session);
ExitCode run_players(Session& session);
ExitCode run_probe(Session& session);
ExitCode run_report(Session& session);
ExitCode run_split(Session& session);
ExitCode run_stats(Session& session);

}  // namespace gammonkit::cli
