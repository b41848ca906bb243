#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb race: its row of the table of commands.

ExitCode run_race(Session& session);

inline constexpr const OptionRow* kRaceOptions[] = {
    &kBearoffTable, &kLevel,      &kPly,       &kRolls,   &kCubeModel, &kEfficiency, &kEngine,
    &kGnubg,        &kMet,        &kDrawBoard, &kPlace,   &kGame,      &kTurn,       &kPrintTo,
    &kPrintOutput,  &kForce,      &kFrom,      &kCharset, &kJson,      &kJsonLines,  &kThinkers,
    &kProgress,     &kNoProgress, &kLang,      &kQuiet,   &kHelp};

inline constexpr Command kRaceCommand{.name = "race",
                                      .options = kRaceOptions,
                                      .completes = Completes::file,
                                      .run = run_race,
                                      .print_forms = kPrintForms,
                                      .prints = always_prints};

}  // namespace gammonkit::cli
