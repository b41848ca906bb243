#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "cli/options/option_table.hpp"
#include "model/cube.hpp"

namespace gammonkit::cli {

// What games engine play lets be played.

inline constexpr OptionRow kPlayGames{
    .names = "--games",
    .value = "N",
    .help = "play: so many games, or matches with --length, of each pairing (default: 1000)",
    .target = field<&Arguments::play, &PlayArguments::games>,
    .least = 1,
    .most = 100000000};
inline constexpr OptionRow kPlayLength{.names = "--length",
                                       .value = "N",
                                       .help = "play: matches to N points (default: money games)",
                                       .target = field<&Arguments::play, &PlayArguments::length>,
                                       .least = 1,
                                       .most = kLongestMatch};
inline constexpr OptionRow kPlayItself{.names = "--itself",
                                       .value = "",
                                       .help = "play: let each one play against itself",
                                       .target = field<&Arguments::play, &PlayArguments::itself>};
inline constexpr OptionRow kNoDuplicate{
    .names = "--no-duplicate",
    .value = "",
    .help = "play: other dice for each game; else both have each sequence of dice once",
    .target = field<&Arguments::play, &PlayArguments::no_duplicate>};
inline constexpr OptionRow kTakeLuckOut{
    .names = "--luck",
    .value = "",
    .help = "play: measure the luck of the rolls, and show the result without it, too; this takes about ten "
            "times as long",
    .target = field<&Arguments::play, &PlayArguments::luck>};
inline constexpr OptionRow kMeasureErrors{
    .names = "--errors",
    .value = "",
    .help = "play: measure the errors of both without looking ahead, and in matches the ratings that follow "
            "from them and from the results",
    .target = field<&Arguments::play, &PlayArguments::errors>};
inline constexpr OptionRow kPlayJacoby{
    .names = "--jacoby",
    .value = "",
    .help = "play, serve: gammons of money games count only once the cube has been turned",
    .target = field<&Arguments::play, &PlayArguments::jacoby>};
inline constexpr OptionRow kPlayBeavers{
    .names = "--beavers",
    .value = "",
    .help = "play, serve: who is doubled in a money game may double at once and keep the cube",
    .target = field<&Arguments::play, &PlayArguments::beavers>};
inline constexpr OptionRow kPlayCubeLimit{.names = "--cube-limit",
                                          .value = "N",
                                          .help =
                                              "play: the highest value of the cube; 1 goes without a cube",
                                          .target = field<&Arguments::play, &PlayArguments::cube_limit>,
                                          .least = 1,
                                          .most = kHighestCube};
inline constexpr OptionRow kPlayRecord{
    .names = "--record",
    .value = "FILE",
    .help = "play: keep what was played in this file, and go on with what it holds; then more --games may be "
            "asked for",
    .target = field<&Arguments::play, &PlayArguments::record>,
    .completes = Completes::file};
inline constexpr OptionRow kPlayLog{
    .names = "--log",
    .value = "FILE",
    .help = "play: write the games as records, in the format of the name's end: .sgf, .json ...",
    .target = field<&Arguments::rollout, &RolloutArguments::log>,
    .completes = Completes::file};

}  // namespace gammonkit::cli
