#pragma once

#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// How to roll out: options of rollout and of analyze.

inline constexpr OptionRow kTrials{.names = "--trials",
                                   .value = "N",
                                   .help =
                                       "play so many games from each position (default: 1296); numbers that "
                                       "36 divides make the most of the dice",
                                   .target = field<&Arguments::rollout, &RolloutArguments::trials>,
                                   .least = 1,
                                   .most = 10000000};
inline constexpr OptionRow kTruncate{
    .names = "--truncate",
    .value = "PLIES",
    .help = "evaluate the position after so many rolls instead of playing on to the end",
    .target = field<&Arguments::rollout, &RolloutArguments::truncate>,
    .least = 1,
    .most = 1000};
inline constexpr OptionRow kSeed{.names = "--seed",
                                 .value = "N",
                                 .help = "other dice for another N (default: 1)",
                                 .target = field<&Arguments::rollout, &RolloutArguments::seed>,
                                 .least = 0,
                                 .most = 2147483647};
inline constexpr OptionRow kStandardError{
    .names = "--standard-error",
    .value = "X",
    .help = "stop earlier, but not before --least games, where the standard error of the equity is X or less",
    .target = field<&Arguments::rollout, &RolloutArguments::standard_error>};
inline constexpr OptionRow kDeviations{
    .names = "--jsd",
    .value = "X",
    .help = "stop earlier, but not before --least games, with plays that are X standard deviations of the "
            "difference behind the best, and with cube decisions that are as clear",
    .target = field<&Arguments::rollout, &RolloutArguments::deviations>};

inline constexpr OptionRow kLeast{
    .names = "--least",
    .value = "N",
    .help = "with --standard-error or --jsd: do not stop before so many games (default: 144)",
    .target = field<&Arguments::rollout, &RolloutArguments::least>,
    .least = 36,
    .most = 10000000};

}  // namespace gammonkit::cli
