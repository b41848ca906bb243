#pragma once

#include "cli/commands/rolls/map_output.hpp"
#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb scores: the options of its own, and its row of the table of commands.

struct ScoresOptions : MapOptions {
    std::optional<int> size = {};

    void bind(OptionTable& table) override;
};

ExitCode run_scores(Session& session, const ScoresOptions& options);

inline constexpr Command kScoresCommand =
    with_options<ScoresOptions, run_scores>({.name = "scores",
                                             .group = VerbGroup::positions,
                                             .completes = Completes::file,
                                             .print_forms = kPrintForms});

}  // namespace gammonkit::cli
