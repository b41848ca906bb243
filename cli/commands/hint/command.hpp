#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

// The verb hint: the options of its own, and its row of the table of commands.

struct HintOptions : QuestionOptions {
    ChoiceOptions choice = {};
    AnalysisOptions analysis = {};
    DrawingOptions drawing = {};

    void bind(OptionTable& table) override;
};

ExitCode run_hint(Session& session, const HintOptions& options);

inline constexpr Command kHintCommand = with_options<HintOptions, run_hint>({.name = "hint",
                                                                             .group = VerbGroup::positions,
                                                                             .completes = Completes::file,
                                                                             .print_forms = kProgramForms});

}  // namespace gammonkit::cli
