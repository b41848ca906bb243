#pragma once

#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// How to roll out: options of rollout and of analyze.

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

}  // namespace gammonkit::cli
