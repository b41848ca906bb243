#pragma once

#include "analysis/maps/score_map.hpp"
#include "cli/commands/rolls/map_options.hpp"
#include "cli/commands/rolls/map_output.hpp"
#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb scores: the options of its own, and its row of the table of commands.

ExitCode run_scores(Session& session);

inline constexpr OptionRow kMapSize{.names = "--size",
                                    .value = "N",
                                    .help = "scores up to N points away (default: 7)",
                                    .target = field<&Arguments::map, &MapArguments::size>,
                                    .least = kSmallestScoreMap,
                                    .most = kLargestScoreMap};

inline constexpr const OptionRow* kScoresOptions[] = {
    &kMapSize,  &kLevel,    &kPly,        &kRolls,  &kCubeModel, &kBearoffTable, &kEfficiency, &kEngine,
    &kGnubg,    &kMet,      &kDrawBoard,  &kPlace,  &kGame,      &kTurn,         &kMapTo,      &kOutput,
    &kForce,    &kTheme,    &kMapWidth,   &kMapIds, &kFrom,      &kCharset,      &kJson,       &kJsonLines,
    &kThinkers, &kProgress, &kNoProgress, &kQuiet,  &kHelp};

inline constexpr Command kScoresCommand{.name = "scores",
                                        .options = kScoresOptions,
                                        .completes = Completes::file,
                                        .run = run_scores,
                                        .print_forms = kPrintForms,
                                        .prints = prints_map};

}  // namespace gammonkit::cli
