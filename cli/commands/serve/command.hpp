#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb serve: the options of its own, and its row of the table of commands.

ExitCode run_serve_page(Session& session);

inline constexpr OptionRow kPort{
    .names = "--port",
    .value = "N",
    .help = "serve at this port of this computer, 0 for any that is free (default: 8765, or a free one if "
            "another program has that)",
    .target = field<&Arguments::serve, &ServeArguments::port>,
    .least = 0,
    .most = 65535};

inline constexpr const OptionRow* kServePageOptions[] = {&kPort, &kQuiet, &kHelp};

inline constexpr Command kServeCommand{
    .name = "serve", .options = kServePageOptions, .completes = Completes::directory, .run = run_serve_page};

}  // namespace gammonkit::cli
