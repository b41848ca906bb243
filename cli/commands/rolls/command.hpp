#pragma once

#include "cli/commands/rolls/map_options.hpp"
#include "cli/commands/rolls/map_output.hpp"
#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb rolls: the options of its own, and its row of the table of commands.

ExitCode run_rolls(Session& session);

inline constexpr OptionRow kAfterPlay{
    .names = "--play",
    .value = "PLAY",
    .help = "the opponent's rolls after this play of the dice: '8/5 6/5'; may be given again, to compare",
    .target = field<&Arguments::map, &MapArguments::plays>};
inline constexpr OptionRow kAfterBest{.names = "-n,--plays",
                                      .value = "N",
                                      .help = "the opponent's rolls after each of the N best plays",
                                      .target = field<&Arguments::map, &MapArguments::best_plays>,
                                      .least = 1,
                                      .most = 12};
inline constexpr OptionRow kRollDepth{
    .names = "--depth",
    .value = "1|2",
    .help = "2: each roll with the rolls that answer it, as often as the market is lost by both",
    .target = field<&Arguments::map, &MapArguments::depth>,
    .least = 1,
    .most = 2};

inline constexpr const OptionRow* kRollsOptions[] = {
    &kAfterPlay,  &kAfterBest, &kRollDepth, &kLevel,    &kPly,        &kRolls,  &kCubeModel, &kBearoffTable,
    &kEfficiency, &kEngine,    &kGnubg,     &kMet,      &kDrawBoard,  &kPlace,  &kGame,      &kTurn,
    &kMapTo,      &kOutput,    &kForce,     &kTheme,    &kMapWidth,   &kMapIds, &kFrom,      &kCharset,
    &kJson,       &kJsonLines, &kThinkers,  &kProgress, &kNoProgress, &kQuiet,  &kHelp};

inline constexpr Command kRollsCommand{.name = "rolls",
                                       .options = kRollsOptions,
                                       .completes = Completes::file,
                                       .run = run_rolls,
                                       .print_forms = kPrintForms,
                                       .prints = prints_map};

}  // namespace gammonkit::cli
