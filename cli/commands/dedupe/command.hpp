#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb dedupe: the options of its own, and its row of the table of commands.

struct DedupeOptions : VerbOptions {

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_dedupe(Session& session, const DedupeOptions& options);

inline constexpr Command kDedupeCommand = with_options<DedupeOptions, run_dedupe>(
    {.name = "dedupe", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
