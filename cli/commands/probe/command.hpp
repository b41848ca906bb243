#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb probe: the options of its own, and its row of the table of commands.

struct ProbeOptions : VerbOptions {

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_probe(Session& session, const ProbeOptions& options);

inline constexpr Command kProbeCommand = with_options<ProbeOptions, run_probe>(
    {.name = "probe", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
