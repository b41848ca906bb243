#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb help: the options of its own, and its row of the table of commands.

struct HelpOptions : VerbOptions {
    std::string man = {};

    void bind(OptionTable& table) override;
};

ExitCode run_help(Session& session, const HelpOptions& options);

inline constexpr Command kHelpCommand = with_options<HelpOptions, run_help>(
    {.name = "help", .group = VerbGroup::settings, .completes = Completes::verb});

}  // namespace gammonkit::cli
