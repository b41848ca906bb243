#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/choice_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb hint: the options of its own, and its row of the table of commands.

ExitCode run_hint(Session& session);

inline constexpr OptionRow kPlays{.names = "-n,--plays",
                                  .value = "N",
                                  .help = "show the N best plays (default: 5)",
                                  .target = field<&Arguments::engine, &EngineArguments::plays>,
                                  .least = 1,
                                  .most = 10000};

inline constexpr const OptionRow* kHintOptions[] = {&kPlays,
                                                    &kNamedPlay,
                                                    &kOnlyKind,
                                                    &kFailAbove,
                                                    &kThresholds,
                                                    &kLevel,
                                                    &kPly,
                                                    &kJudgedCubePly,
                                                    &kFilter,
                                                    &kRolls,
                                                    &kCubelessEvaluation,
                                                    &kNoise,
                                                    &kCubeModel,
                                                    &kBearoffTable,
                                                    &kEfficiency,
                                                    &kEngine,
                                                    &kGnubg,
                                                    &kMet,
                                                    &kHyperTable,
                                                    &kVariant,
                                                    &kDrawBoard,
                                                    &kPlace,
                                                    &kGame,
                                                    &kTurn,
                                                    &kAnswerTo,
                                                    &kOutput,
                                                    &kForce,
                                                    &kTheme,
                                                    &kBottom,
                                                    &kBearOff,
                                                    &kWidth,
                                                    &kDpi,
                                                    &kNumbers,
                                                    &kStack,
                                                    &kSwapColors,
                                                    &kWithoutDrawn,
                                                    &kEffectivePips,
                                                    &kShownNames,
                                                    &kCard,
                                                    &kAnimate,
                                                    &kNewest,
                                                    &kFrom,
                                                    &kCharset,
                                                    &kJson,
                                                    &kJsonLines,
                                                    &kThinkers,
                                                    &kProgress,
                                                    &kNoProgress,
                                                    &kLang,
                                                    &kQuiet,
                                                    &kHelp};

inline constexpr Command kHintCommand{.name = "hint",
                                      .options = kHintOptions,
                                      .completes = Completes::file,
                                      .run = run_hint,
                                      .print_forms = kProgramForms};

}  // namespace gammonkit::cli
