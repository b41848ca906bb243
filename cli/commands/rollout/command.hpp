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
inline constexpr OptionRow kPlayerPly{
    .names = "--player-ply",
    .value = "N,N",
    .help =
        "how far the first and the second player look, each for plays and cube decisions, instead of --ply",
    .target = field<&Arguments::rollout, &RolloutArguments::player_ply>};
inline constexpr OptionRow kLatePly{
    .names = "--late-ply",
    .value = "N",
    .help = "look so many rolls ahead from the roll of --late-from on: what comes later weighs less",
    .target = field<&Arguments::rollout, &RolloutArguments::late_ply>,
    .least = 0,
    .most = 3};
inline constexpr OptionRow kLateFrom{.names = "--late-from",
                                     .value = "N",
                                     .help = "after so many rolls --late-ply begins (default: 5)",
                                     .target = field<&Arguments::rollout, &RolloutArguments::late_from>,
                                     .least = 1,
                                     .most = 1000};
inline constexpr OptionRow kTruncatePly{
    .names = "--truncate-ply",
    .value = "N",
    .help = "look so many rolls ahead where --truncate ends games (default: as far as for cube decisions)",
    .target = field<&Arguments::rollout, &RolloutArguments::truncate_ply>,
    .least = 0,
    .most = 3};
inline constexpr OptionRow kRolloutLuckPly{
    .names = "--luck-ply",
    .value = "N",
    .help = "measure the luck that is taken out so many rolls behind the play (default: 0); each takes "
            "about 20 times as long",
    .target = field<&Arguments::rollout, &RolloutArguments::luck_ply>,
    .least = 0,
    .most = 2};
inline constexpr OptionRow kInitialPosition{
    .names = "--initial-position",
    .value = "",
    .help = "the first roll is that of an opening, no double; 1080 games unless --trials says how many",
    .target = field<&Arguments::rollout, &RolloutArguments::initial_position>};
inline constexpr OptionRow kExtend{
    .names = "--extend",
    .value = "",
    .help = "go on with the rollout in the record, with its settings, up to --trials games in all (default: "
            "twice as many as there are)",
    .target = field<&Arguments::rollout, &RolloutArguments::extend>};
inline constexpr OptionRow kRolloutLog{
    .names = "--log",
    .value = "FILE",
    .help = "write the games that are played as records, in the format of the name's end: .sgf, .json ...",
    .target = field<&Arguments::rollout, &RolloutArguments::log>,
    .completes = Completes::file};
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

inline constexpr const OptionRow* kRolloutOptions[] = {
    &kTrials,        &kTruncate,     &kBearoffStop, &kRolloutPly,     &kCubePly,       &kPlayerPly,
    &kLatePly,       &kLateFrom,     &kTruncatePly, &kRolloutLuckPly, &kFilter,        &kInitialPosition,
    &kExtend,        &kRolloutLog,   &kRolledPlays, &kRolledPlay,     &kFailAbove,     &kThresholds,
    &kStandardError, &kDeviations,   &kLeast,       &kCubeful,        &kCubelessGames, &kNoVarianceReduction,
    &kRandomDice,    &kOutput,       &kOutputDir,   &kResume,         &kShard,         &kTo,
    &kForce,         &kSeed,         &kMet,         &kHyperTable,     &kVariant,       &kEfficiency,
    &kCubeModel,     &kBearoffTable, &kDrawBoard,   &kPlace,          &kGame,          &kTurn,
    &kNewest,        &kFrom,         &kCharset,     &kJson,           &kThinkers,      &kProgress,
    &kNoProgress,    &kQuiet,        &kHelp};

inline constexpr Command kRolloutCommand{
    .name = "rollout", .options = kRolloutOptions, .completes = Completes::file, .run = run_rollout};

}  // namespace gammonkit::cli
