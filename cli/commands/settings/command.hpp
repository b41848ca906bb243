#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb settings: the options of its own, and its row of the table of commands.

struct SettingsVerbOptions : VerbOptions {
    bool project = false;         ///< Of the working folder, not of the user.
    std::string completion = {};  ///< The shell whose script is printed.

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_settings(Session& session, const SettingsVerbOptions& options);

inline constexpr Command kSettingsCommand =
    with_options<SettingsVerbOptions, run_settings>({.name = "settings",
                                                     .group = VerbGroup::settings,
                                                     .completes = Completes::nothing,
                                                     .print_forms = kPrintForms});

}  // namespace gammonkit::cli
