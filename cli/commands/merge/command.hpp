#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"

#include "cli/commands/players/command.hpp"

namespace gammonkit::cli {

// The verb merge: the options of its own, and its row of the table of commands.

/// True if the output is a database, by its name: "all.db".
[[nodiscard]] bool is_named_like_a_database(std::string_view path);

struct MergeOptions : VerbOptions {
    FilterOptions filter = {};
    std::optional<int> least_decisions = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return !is_named_like_a_database(output.output); }
};

ExitCode run_merge(Session& session, const MergeOptions& options);

inline constexpr std::string_view kMergeForms[] = {"text", "json", "jsonl", "csv"};

inline constexpr Command kMergeCommand = with_options<MergeOptions, run_merge>({.name = "merge",
                                                                                .group = VerbGroup::files,
                                                                                .completes = Completes::file,
                                                                                .print_forms = kMergeForms,
                                                                                .has_table = true});

}  // namespace gammonkit::cli
