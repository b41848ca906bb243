#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb cube: the options of its own, and its row of the table of commands.

ExitCode run_cube(Session& session);

inline constexpr OptionRow kGivenChances{
    .names = "--chances",
    .value = "W,G,B/G,B",
    .help = "the chances in percent of the player on roll to win at all, a gammon or more, a backgammon, and "
            "behind the slash to lose a gammon or more, a backgammon: 45.4,10.3,0.1/10.6,0.3",
    .target = field<&Arguments::cube, &CubeArguments::chances>};
inline constexpr OptionRow kCaseScore{
    .names = "--score",
    .value = "A-B",
    .help = "a match, in which the player on roll needs A points and his opponent B; with --length they have "
            "A and B points (default: a money game)",
    .target = field<&Arguments::cube, &CubeArguments::score>};
inline constexpr OptionRow kCaseLength{.names = "--length",
                                       .value = "N",
                                       .help = "the match is to N points, and --score is what both have",
                                       .target = field<&Arguments::cube, &CubeArguments::length>,
                                       .least = 1,
                                       .most = kLongestMatch};
inline constexpr OptionRow kCasePostCrawford{.names = "--post-crawford",
                                             .value = "",
                                             .help = "the Crawford game has been played",
                                             .target =
                                                 field<&Arguments::cube, &CubeArguments::post_crawford>};
inline constexpr OptionRow kCaseCube{
    .names = "--cube",
    .value = "N[,own|other|centered]",
    .help = "the value of the cube, and who has it: the player on roll, the other, or nobody (default: 1)",
    .target = field<&Arguments::cube, &CubeArguments::cube>};
inline constexpr OptionRow kCaseJacoby{.names = "--jacoby",
                                       .value = "",
                                       .help = "gammons count only once the cube has been turned",
                                       .target = field<&Arguments::cube, &CubeArguments::jacoby>};
inline constexpr OptionRow kCaseBeavers{.names = "--beavers",
                                        .value = "",
                                        .help = "who is doubled may double at once and keep the cube",
                                        .target = field<&Arguments::cube, &CubeArguments::beavers>};
inline constexpr OptionRow kSheetModel{
    .names = "--model",
    .value = "janowski|jump[:PERCENT][:local]",
    .help = "jump: the efficiency is that of the jump model, in which each roll moves the chance to win by "
            "so much on average: jump:8% (default: 8.25); with :local the engine, asked about a position, "
            "lets the "
            "next roll move it as far as that position does",
    .target = field<&Arguments::engine, &EngineArguments::cube_model>};
inline constexpr OptionRow kEmg{.names = "--emg",
                                .value = "NUMBER",
                                .help = "tell which chance to win the match this normalized equity is",
                                .target = field<&Arguments::cube, &CubeArguments::emg>};
inline constexpr OptionRow kMwc{.names = "--mwc",
                                .value = "PERCENT",
                                .help = "tell which normalized equity this chance to win the match is",
                                .target = field<&Arguments::cube, &CubeArguments::mwc>};

inline constexpr const OptionRow* kCubeOptions[] = {
    &kGivenChances, &kCaseScore,  &kCaseLength,  &kCasePostCrawford,
    &kCaseCube,     &kCaseJacoby, &kCaseBeavers, &kMet,
    &kEfficiency,   &kSheetModel, &kEmg,         &kMwc,
    &kLevel,        &kPly,        &kRolls,       &kEngine,
    &kGnubg,        &kDrawBoard,  &kPlace,       &kGame,
    &kTurn,         &kFrom,       &kCharset,     &kPrintTo,
    &kPrintOutput,  &kForce,      &kJson,        &kJsonLines,
    &kThinkers,     &kProgress,   &kNoProgress,  &kQuiet,
    &kHelp};

inline constexpr Command kCubeCommand{.name = "cube",
                                      .options = kCubeOptions,
                                      .completes = Completes::file,
                                      .run = run_cube,
                                      .print_forms = kPrintForms,
                                      .prints = always_prints};

}  // namespace gammonkit::cli
