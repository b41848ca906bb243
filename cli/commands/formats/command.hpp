#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb formats: the options of its own, and its row of the table of commands.

struct FormatsOptions : VerbOptions {

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_formats(Session& session, const FormatsOptions& options);

inline constexpr Command kFormatsCommand =
    with_options<FormatsOptions, run_formats>({.name = "formats",
                                               .group = VerbGroup::settings,
                                               .completes = Completes::format,
                                               .print_forms = kPrintForms});

}  // namespace gammonkit::cli
