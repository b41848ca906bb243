#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/position_options.hpp"

#include "cli/commands/report/command.hpp"

#include "report/study/study_set.hpp"

namespace gammonkit::cli {

// The verb study: the options of its own, and its row of the table of commands.

struct StudyOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    StudyOrder sort = StudyOrder::cost;
    std::optional<int> limit = {};
    std::string title = {};
    std::string theme = {};
    std::string paper = {};

    void bind(OptionTable& table) override;
};

ExitCode run_study(Session& session, const StudyOptions& options);

inline constexpr Command kStudyCommand = with_options<StudyOptions, run_study>(
    {.name = "study", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
