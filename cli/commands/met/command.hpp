#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb met: the options of its own, and its row of the table of commands.

struct MetOptions : VerbOptions {
    std::optional<int> length = {};
    std::string away = {};
    bool post_crawford = false;
    std::string model = {};
    std::optional<double> gammons = {};
    std::optional<double> backgammons = {};
    std::optional<double> cube_life = {};

    void bind(OptionTable& table) override;
    /// Not what 'met compute' and 'met convert' write.
    [[nodiscard]] bool prints() const override;
};

ExitCode run_met(Session& session, const MetOptions& options);

inline constexpr std::string_view kMetWords[] = {"show", "list", "diff", "compute", "convert"};

inline constexpr Command kMetCommand = with_options<MetOptions, run_met>({.name = "met",
                                                                          .group = VerbGroup::settings,
                                                                          .completes = Completes::file,
                                                                          .words = kMetWords,
                                                                          .print_forms = kPrintForms});

}  // namespace gammonkit::cli
