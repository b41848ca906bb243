#pragma once

#include "cli/commands/commands.hpp"

namespace gammonkit::cli {

// The verb rollout: its options, and its row of the table of commands.

inline constexpr OptionRow kTrials{.names = "--trials",
                                   .value = "N",
                                   .help =
                                       "play so many games from each position (default: 1296); numbers that "
                                       "36 divides make the most of the dice",
                                   .target = &Arguments::trials,
                                   .least = 1,
                                   .most = 10000000};
inline constexpr OptionRow kTruncate{
    .names = "--truncate",
    .value = "PLIES",
    .help = "evaluate the position after so many rolls instead of playing on to the end",
    .target = &Arguments::truncate,
    .least = 1,
    .most = 1000};
inline constexpr std::string_view kBearoffStopChoices[] = {"exact", "known", "never"};
inline constexpr OptionRow kBearoffStop{
    .names = "--bearoff",
    .value = "exact|known|never",
    .help = "end games where a bearoff table is exact (the default), also where one nearly is, or never",
    .target = &Arguments::bearoff_stop,
    .completes = Completes::choice,
    .choices = kBearoffStopChoices};
inline constexpr OptionRow kRolloutPly{.names = "--ply",
                                       .value = "N",
                                       .help =
                                           "look so many rolls ahead for plays and cube decisions (default: "
                                           "0); 1 takes about ten times as long, 2 about a hundred times",
                                       .target = &Arguments::ply,
                                       .least = 0,
                                       .most = 3};
inline constexpr OptionRow kCubePly{.names = "--cube-ply",
                                    .value = "N",
                                    .help = "the same for cube decisions alone, and where games end early",
                                    .target = &Arguments::cube_ply,
                                    .least = 0,
                                    .most = 3};
inline constexpr OptionRow kSeed{.names = "--seed",
                                 .value = "N",
                                 .help = "other dice for another N (default: 1)",
                                 .target = &Arguments::seed,
                                 .least = 0,
                                 .most = 2147483647};
inline constexpr OptionRow kStandardError{
    .names = "--standard-error",
    .value = "X",
    .help = "stop earlier, but not before 144 games, where the standard error of the equity is X or less",
    .target = &Arguments::standard_error};
inline constexpr OptionRow kDeviations{
    .names = "--jsd",
    .value = "X",
    .help = "stop earlier, but not before 144 games, with plays that are X standard deviations of the "
            "difference behind the best, and with cube decisions that are as clear",
    .target = &Arguments::deviations};
inline constexpr OptionRow kCubeful{.names = "--cubeful",
                                    .value = "",
                                    .help = "both players use the cube (the default)",
                                    .target = &Arguments::cubeful};
inline constexpr OptionRow kCubelessGames{.names = "--cubeless",
                                          .value = "",
                                          .help = "leave the cube where it is in all games",
                                          .target = &Arguments::cubeless};
inline constexpr OptionRow kNoVarianceReduction{.names = "--no-variance-reduction",
                                                .value = "",
                                                .help = "leave the luck of the rolls in the results",
                                                .target = &Arguments::no_variance_reduction};
inline constexpr OptionRow kRandomDice{.names = "--random-dice",
                                       .value = "",
                                       .help = "do not spread the first three rolls evenly",
                                       .target = &Arguments::random_dice};
inline constexpr OptionRow kRolledPlays{
    .names = "-n,--plays",
    .value = "N",
    .help = "roll out the N best plays, and the one that was made (default: 3)",
    .target = &Arguments::plays,
    .least = 1,
    .most = 10000};

inline constexpr const OptionRow* kRolloutOptions[] = {&kTrials,
                                                       &kTruncate,
                                                       &kBearoffStop,
                                                       &kRolloutPly,
                                                       &kCubePly,
                                                       &kRolledPlays,
                                                       &kStandardError,
                                                       &kDeviations,
                                                       &kCubeful,
                                                       &kCubelessGames,
                                                       &kNoVarianceReduction,
                                                       &kRandomDice,
                                                       &kSeed,
                                                       &kMet,
                                                       &kDrawBoard,
                                                       &kPlace,
                                                       &kGame,
                                                       &kTurn,
                                                       &kFrom,
                                                       &kCharset,
                                                       &kJson,
                                                       &kThinkers,
                                                       &kProgress,
                                                       &kNoProgress,
                                                       &kQuiet,
                                                       &kHelp};

inline constexpr Example kRolloutExamples[] = {
    {"gammonkit rollout XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
     "the three best plays of a 31, 1296 games each"},
    {"gammonkit rollout -p g2-17 match.sgf", "the play or the cube decision of turn 17 of game 2"},
    {"gammonkit rollout --ply 1 --truncate 11 --jsd 3 4HPwATDgc/ABMA",
     "better play, games of 11 rolls, and not longer than needed"},
    {"gammonkit rollout --json --trials 12960 --standard-error 0.002 @positions.txt",
     "the positions of a file, for programs"}};

inline constexpr Command kRolloutCommand{
    .name = "rollout",
    .summary = "play positions to the end many times, to find out what they are worth",
    .synopsis = "[OPTIONS] ID | FILE...",
    .description =
        "Plays many games from a position, the engine on both sides, and tells how they go on average: the "
        "best plays of the dice on the table, or without dice the cube decision, with and without a double. "
        "A position is named as in 'gammonkit eval'. Behind every mean stands its standard error, below or "
        "behind '+-': two times in three the mean of endlessly many such games is as near as that.\n\n"
        "Luck is taken out of the results: what each roll brought more than rolls bring on average, as the "
        "engine sees it. All plays meet the same dice, so their difference is known better than their "
        "worths. The same seed gives the same result, whatever the number of threads.\n\n"
        "Games end early where a bearoff table knows the rest, and with a double that is dropped; the "
        "chances are then those that the engine sees there.",
    .examples = kRolloutExamples,
    .options = kRolloutOptions,
    .completes = Completes::file,
    .run = run_rollout};

}  // namespace gammonkit::cli
