#pragma once

#include "cli/options/command.hpp"
#include "model/transform/compare.hpp"

namespace gammonkit::cli {

struct DiffOptions : VerbOptions {
    std::optional<DifferenceGroup> only = {};
    bool engines = false;
    std::optional<int> limit = {};
    std::optional<double> tolerance = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

/// diff --engines: what the analyses of two files or folders, or those that stand side by side in one, say of
/// the same decisions.
Result<ExitCode> run_diff_engines(Session& session, const DiffOptions& options);

}  // namespace gammonkit::cli
