#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {

// The verb analyze: the options of its own, and its row of the table of commands.

struct AnalyzeOptions : VerbOptions {
    AnalysisOptions analysis = {};
    RolloutOptions rollout = {};
    ErrorRolloutOptions errors = {};
    EngineOptions engine = {};

    void bind(OptionTable& table) override;
};

ExitCode run_analyze(Session& session, const AnalyzeOptions& options);

inline constexpr Command kAnalyzeCommand = with_options<AnalyzeOptions, run_analyze>(
    {.name = "analyze", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
