#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb check: the options of its own, and its row of the table of commands.

struct CheckOptions : VerbOptions {

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_check(Session& session, const CheckOptions& options);

inline constexpr Command kCheckCommand = with_options<CheckOptions, run_check>(
    {.name = "check", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
