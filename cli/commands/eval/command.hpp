#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb eval: the options of its own, and its row of the table of commands.

ExitCode run_eval(Session& session);

inline constexpr const OptionRow* kEvalOptions[] = {
    &kLevel,        &kPly,           &kRolls,        &kCubelessEvaluation,
    &kNoise,        &kCubeModel,     &kBearoffTable, &kEfficiency,
    &kEngine,       &kGnubg,         &kMet,          &kHyperTable,
    &kVariant,      &kDrawBoard,     &kPlace,        &kGame,
    &kTurn,         &kAnswerTo,      &kOutput,       &kForce,
    &kTheme,        &kBottom,        &kBearOff,      &kWidth,
    &kDpi,          &kNumbers,       &kStack,        &kSwapColors,
    &kWithoutDrawn, &kEffectivePips, &kShownNames,   &kCard,
    &kFrom,         &kCharset,       &kJson,         &kJsonLines,
    &kThinkers,     &kProgress,      &kNoProgress,   &kLang,
    &kQuiet,        &kHelp};

inline constexpr Command kEvalCommand{.name = "eval",
                                      .options = kEvalOptions,
                                      .completes = Completes::file,
                                      .run = run_eval,
                                      .print_forms = kProgramForms};

}  // namespace gammonkit::cli
