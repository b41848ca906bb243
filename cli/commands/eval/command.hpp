#pragma once

#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

// The verb eval: the options of its own, and its row of the table of commands.

struct EvalOptions : QuestionOptions {
    DrawingOptions drawing = {};

    void bind(OptionTable& table) override;
};

ExitCode run_eval(Session& session, const EvalOptions& options);

inline constexpr Command kEvalCommand = with_options<EvalOptions, run_eval>({.name = "eval",
                                                                             .group = VerbGroup::positions,
                                                                             .completes = Completes::file,
                                                                             .print_forms = kProgramForms});

}  // namespace gammonkit::cli
