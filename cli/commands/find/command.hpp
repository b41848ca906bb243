#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {

// The verb find: the options of its own, and its row of the table of commands.

struct FindOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    std::string sort = {};
    std::optional<int> limit = {};
    bool count = false;
    std::string database = {};
    bool sql = false;
    bool list = false;

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_find(Session& session, const FindOptions& options);

inline constexpr std::string_view kFindForms[] = {"text", "json"};

inline constexpr Command kFindCommand = with_options<FindOptions, run_find>(
    {.name = "find", .group = VerbGroup::matches, .completes = Completes::file, .print_forms = kFindForms});

}  // namespace gammonkit::cli
