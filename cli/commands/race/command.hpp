#pragma once

#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

// The verb race: its row of the table of commands.

struct RaceOptions : QuestionOptions {
    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_race(Session& session, const RaceOptions& options);

inline constexpr Command kRaceCommand = with_options<RaceOptions, run_race>({.name = "race",
                                                                             .group = VerbGroup::positions,
                                                                             .completes = Completes::file,
                                                                             .print_forms = kPrintForms});

}  // namespace gammonkit::cli
