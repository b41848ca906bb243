#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

#include "cli/commands/analyze/command.hpp"

namespace gammonkit::cli {

// The verb watch: the options of its own, and its row of the table of commands.

struct WatchOptions : VerbOptions {
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool with_reports = false;
    std::string database = {};
    bool once = false;

    void bind(OptionTable& table) override;
};

ExitCode run_watch(Session& session, const WatchOptions& options);

inline constexpr Command kWatchCommand = with_options<WatchOptions, run_watch>(
    {.name = "watch", .group = VerbGroup::matches, .completes = Completes::directory});

}  // namespace gammonkit::cli
