#pragma once

#include "cli/options/command.hpp"

#include "model/transform/split.hpp"

namespace gammonkit::cli {

// The verb split: the options of its own, and its row of the table of commands.

struct SplitOptions : VerbOptions {
    SplitBy by = SplitBy::match;

    void bind(OptionTable& table) override;
};

ExitCode run_split(Session& session, const SplitOptions& options);

inline constexpr Command kSplitCommand = with_options<SplitOptions, run_split>(
    {.name = "split", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
