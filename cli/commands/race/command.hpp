#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb race: the options of its own, and its row of the table of commands.

ExitCode run_race(Session& session);

inline constexpr OptionRow kRaceTable{
    .names = "--table",
    .value = "FILE",
    .help = "use this one-sided bearoff table, which may reach further than the home board, in place of the "
            "one that is always there",
    .target = field<&Arguments::bearoff, &BearoffArguments::table>,
    .completes = Completes::file};

inline constexpr const OptionRow* kRaceOptions[] = {
    &kRaceTable,   &kLevel,      &kPly,       &kRolls,   &kCubeModel, &kEfficiency, &kEngine,
    &kGnubg,       &kMet,        &kDrawBoard, &kPlace,   &kGame,      &kTurn,       &kPrintTo,
    &kPrintOutput, &kForce,      &kFrom,      &kCharset, &kJson,      &kJsonLines,  &kThinkers,
    &kProgress,    &kNoProgress, &kLang,      &kQuiet,   &kHelp};

inline constexpr Command kRaceCommand{.name = "race",
                                      .options = kRaceOptions,
                                      .completes = Completes::file,
                                      .run = run_race,
                                      .print_forms = kPrintForms,
                                      .prints = always_prints};

}  // namespace gammonkit::cli
