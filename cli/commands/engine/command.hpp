#pragma once

#include "analysis/search/level.hpp"
#include "cli/commands/engine/play_options.hpp"
#include "cli/commands/engine/serve_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb engine: the options of its own, and its row of the table of commands.

ExitCode run_engine(Session& session);

inline constexpr OptionRow kScorePly{
    .names = "--ply",
    .value = "N",
    .help = "score, serve: look so many rolls ahead (default: 0, and 2 to serve)",
    .target = field<&Arguments::engine, &EngineArguments::ply>,
    .least = 0,
    .most = kMostPlies};
inline constexpr OptionRow kSeconds{
    .names = "--seconds",
    .value = "N",
    .help = "bench: measure each of the six rates so long (default: 1); 0 does everything once",
    .target = field<&Arguments::engine, &EngineArguments::seconds>,
    .least = 0,
    .most = 3600};

inline constexpr const OptionRow* kEngineOptions[] = {&kPlayGames,
                                                      &kPlayLength,
                                                      &kPlayItself,
                                                      &kNoDuplicate,
                                                      &kTakeLuckOut,
                                                      &kMeasureErrors,
                                                      &kPlayJacoby,
                                                      &kPlayBeavers,
                                                      &kPlayCubeLimit,
                                                      &kSeed,
                                                      &kMet,
                                                      &kGnubg,
                                                      &kPlayRecord,
                                                      &kPlayLog,
                                                      &kStdio,
                                                      &kSocket,
                                                      &kServeLevel,
                                                      &kScorePly,
                                                      &kBearoffTable,
                                                      &kServeCubePly,
                                                      &kServeNoise,
                                                      &kServeEfficiency,
                                                      &kServeCubeModel,
                                                      &kSeconds,
                                                      &kPrintTo,
                                                      &kPrintOutput,
                                                      &kForce,
                                                      &kJson,
                                                      &kThinkers,
                                                      &kProgress,
                                                      &kNoProgress,
                                                      &kQuiet,
                                                      &kHelp};
inline constexpr std::string_view kEngineWords[] = {"bench", "play", "score", "serve"};

inline constexpr Command kEngineCommand{.name = "engine",
                                        .options = kEngineOptions,
                                        .completes = Completes::file,
                                        .words = kEngineWords,
                                        .run = run_engine,
                                        .print_forms = kPrintForms,
                                        .prints = always_prints};

}  // namespace gammonkit::cli
