#pragma once

#include "cli/options/command.hpp"

#include "model/transform/compare.hpp"

namespace gammonkit::cli {

// The verb diff: the options of its own, and its row of the table of commands.

struct DiffOptions : VerbOptions {
    std::optional<DifferenceGroup> only = {};
    bool engines = false;
    std::optional<int> limit = {};
    std::optional<double> tolerance = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_diff(Session& session, const DiffOptions& options);

inline constexpr Command kDiffCommand = with_options<DiffOptions, run_diff>(
    {.name = "diff", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
