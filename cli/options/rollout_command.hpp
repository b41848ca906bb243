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

inline constexpr Command kRolloutCommand{
    .name = "rollout", .options = kRolloutOptions, .completes = Completes::file, .run = run_rollout};

}  // namespace gammonkit::cli
