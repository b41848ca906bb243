#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/position_options.hpp"

#include "cli/commands/players/command.hpp"

namespace gammonkit::cli {

// The verb report: the options of its own, and its row of the table of commands.

struct ReportOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    std::string boards = {};
    bool brief = false;
    bool study = false;
    bool full = false;
    std::string maps = {};  ///< Of a page: "errors".
    std::string theme = {};
    std::string bottom = {};
    std::string paper = {};
    bool index = false;
    std::string event = {};
    std::optional<int> least_decisions = {};
    std::string images = {};  ///< Whose names they have: "gnubg".
    std::optional<int> image_size = {};

    void bind(OptionTable& table) override;
};

ExitCode run_report(Session& session, const ReportOptions& options);

inline constexpr Command kReportCommand = with_options<ReportOptions, run_report>(
    {.name = "report", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
