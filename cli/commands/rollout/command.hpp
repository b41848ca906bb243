#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/choice_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb rollout: the options of its own, and its row of the table of commands.

ExitCode run_rollout(Session& session);

inline constexpr std::string_view kBearoffStopChoices[] = {"exact", "known", "never"};
inline constexpr OptionRow kBearoffStop{
    .names = "--bearoff-stop",
    .value = "exact|known|never",
    .help = "end games where a bearoff table is exact (the default), also where one nearly is, or never",
    .target = field<&Arguments::rollout, &RolloutArguments::bearoff_stop>,
    .completes = Completes::choice,
    .choices = kBearoffStopChoices};
inline constexpr OptionRow kRolloutPly{.names = "--ply",
                                       .value = "N",
                                       .help =
                                           "look so many rolls ahead for plays and cube decisions (default: "
                                           "0); 1 takes about ten times as long, 2 about a hundred times",
                                       .target = field<&Arguments::engine, &EngineArguments::ply>,
                                       .least = 0,
                                       .most = 3};
inline constexpr OptionRow kCubePly{.names = "--cube-ply",
                                    .value = "N",
                                    .help = "the same for cube decisions alone, and where games end early",
                                    .target = field<&Arguments::rollout, &RolloutArguments::cube_ply>,
                                    .least = 0,
                                    .most = 3};
inline constexpr OptionRow kCubeful{.names = "--cubeful",
                                    .value = "",
                                    .help = "both players use the cube (the default)",
                                    .target = field<&Arguments::rollout, &RolloutArguments::cubeful>};
inline constexpr OptionRow kCubelessGames{.names = "--cubeless",
                                          .value = "",
                                          .help = "leave the cube where it is in all games",
                                          .target = field<&Arguments::rollout, &RolloutArguments::cubeless>};
inline constexpr OptionRow kNoVarianceReduction{
    .names = "--no-variance-reduction",
    .value = "",
    .help = "leave the luck of the rolls in the results",
    .target = field<&Arguments::rollout, &RolloutArguments::no_variance_reduction>};
inline constexpr OptionRow kRandomDice{.names = "--random-dice",
                                       .value = "",
                                       .help = "do not spread the first three rolls evenly",
                                       .target = field<&Arguments::rollout, &RolloutArguments::random_dice>};
inline constexpr OptionRow kRolledPlays{
    .names = "-n,--plays",
    .value = "N",
    .help = "roll out the N best plays, and the one that was made (default: 3, or with --play the best "
            "one)",
    .target = field<&Arguments::engine, &EngineArguments::plays>,
    .least = 1,
    .most = 10000};

inline constexpr const OptionRow* kRolloutOptions[] = {&kTrials,
                                                       &kTruncate,
                                                       &kBearoffStop,
                                                       &kRolloutPly,
                                                       &kCubePly,
                                                       &kRolledPlays,
                                                       &kRolledPlay,
                                                       &kFailAbove,
                                                       &kThresholds,
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
                                                       &kEfficiency,
                                                       &kCubeModel,
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
