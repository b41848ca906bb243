#pragma once

#include "cli/options/commands.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb rollout: its options, and its row of the table of commands.

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
                                                       &kOutput,
                                                       &kTo,
                                                       &kForce,
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
    {"gammonkit rollout -p g2-17 match.sgf -o rolled.sgf", "the same, written into the match"},
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
        "With -o or -t the input is written with what was found, with its settings and standard errors: a "
        "match "
        "with the turn of -p, positions, or an identifier as a position.\n\n"
        "Games end early where a bearoff table knows the rest, and with a double that is dropped; the "
        "chances are then those that the engine sees there.",
    .examples = kRolloutExamples,
    .options = kRolloutOptions,
    .completes = Completes::file,
    .run = run_rollout};

}  // namespace gammonkit::cli
