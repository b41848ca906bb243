#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb serve: the options of its own, and its row of the table of commands.

struct ServeOptions : VerbOptions {
    std::optional<int> port = {};

    void bind(OptionTable& table) override;
};

ExitCode run_serve_page(Session& session, const ServeOptions& options);

inline constexpr Command kServeCommand = with_options<ServeOptions, run_serve_page>(
    {.name = "serve", .group = VerbGroup::matches, .completes = Completes::directory});

}  // namespace gammonkit::cli
