#pragma once

#include "cli/options/command.hpp"

#include "model/transform/join.hpp"

namespace gammonkit::cli {

// The verb join: the options of its own, and its row of the table of commands.

struct JoinOptions : VerbOptions {
    JoinAs as = JoinAs::collection;

    void bind(OptionTable& table) override;
};

ExitCode run_join(Session& session, const JoinOptions& options);

inline constexpr Command kJoinCommand = with_options<JoinOptions, run_join>(
    {.name = "join", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
