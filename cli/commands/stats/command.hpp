#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {

// The verb stats: the options of its own, and its row of the table of commands.

struct StatsOptions : VerbOptions {
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool each_game = false;
    bool list = false;
    bool explain = false;

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_stats(Session& session, const StatsOptions& options);

inline constexpr Command kStatsCommand = with_options<StatsOptions, run_stats>({.name = "stats",
                                                                                .group = VerbGroup::matches,
                                                                                .completes = Completes::file,
                                                                                .print_forms = kPrintForms,
                                                                                .has_table = true});

}  // namespace gammonkit::cli
