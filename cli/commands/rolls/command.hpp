#pragma once

#include "cli/commands/rolls/map_output.hpp"
#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb rolls: the options of its own, and its row of the table of commands.

struct RollsOptions : MapOptions {
    std::vector<std::string> plays = {};
    std::optional<int> best_plays = {};
    std::optional<int> depth = {};

    void bind(OptionTable& table) override;
};

ExitCode run_rolls(Session& session, const RollsOptions& options);

inline constexpr Command kRollsCommand = with_options<RollsOptions, run_rolls>({.name = "rolls",
                                                                                .group = VerbGroup::positions,
                                                                                .completes = Completes::file,
                                                                                .print_forms = kPrintForms});

}  // namespace gammonkit::cli
