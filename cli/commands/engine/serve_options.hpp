#pragma once

#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// How engine serve answers.

inline constexpr OptionRow kStdio{.names = "--stdio",
                                  .value = "",
                                  .help = "serve: answer the lines of standard input",
                                  .target = field<&Arguments::serve, &ServeArguments::stdio>};
inline constexpr OptionRow kSocket{
    .names = "--socket",
    .value = "HOST:PORT|PATH",
    .help = "serve: wait for programs at a port of this computer, localhost:1234, or at a path",
    .target = field<&Arguments::serve, &ServeArguments::socket>};
inline constexpr OptionRow kServeLevel{.names = "--level",
                                       .value = "NAME",
                                       .help = "serve: how well it plays, by the names of eval",
                                       .target = field<&Arguments::engine, &EngineArguments::level>,
                                       .completes = Completes::choice,
                                       .choices = kLevelChoices};
inline constexpr OptionRow kServeCubePly{
    .names = "--cube-ply",
    .value = "N",
    .help = "serve: look so many rolls ahead for decisions about the cube (default: as for plays)",
    .target = field<&Arguments::engine, &EngineArguments::cube_ply>,
    .least = 0,
    .most = kMostPlies};
inline constexpr OptionRow kServeNoise{.names = "--noise",
                                       .value = "X[,random]",
                                       .help = "serve: err on purpose, as eval does",
                                       .target = field<&Arguments::engine, &EngineArguments::noise>};
inline constexpr OptionRow kServeEfficiency{.names = "--x",
                                            .value = "X[,Y]",
                                            .help = "serve: the efficiency of the cube, as for eval",
                                            .target = field<&Arguments::engine, &EngineArguments::x>};
inline constexpr OptionRow kServeCubeModel{.names = "--cube-model",
                                           .value = "janowski|jump[:PERCENT][:local]",
                                           .help = "serve: by what it judges cubes, as eval",
                                           .target = field<&Arguments::engine, &EngineArguments::cube_model>};

}  // namespace gammonkit::cli
