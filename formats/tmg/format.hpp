#pragma once

#include "formats/feature_sets.hpp"
#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where lines "KEY: VALUE" with "Player1:" among them lead to a heading such as "Game 1: 0-0".
[[nodiscard]] Confidence sniff_tmg(const Sample& sample);

/// Reads the logs of TrueMoneyGames: see docs/formats/tmg.md.
[[nodiscard]] Result<Collection> read_tmg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes logs as TrueMoneyGames did, for GNU Backgammon to read: see docs/formats/tmg.md.
[[nodiscard]] Result<std::string> write_tmg(const Collection& collection, const Options& options);

/// What a log of TrueMoneyGames leaves out of features that it carries: ratings that are no numbers, variants
/// that it does not have, a time without a date, how many automatic doubles were agreed, results that would
/// be read as resignations.
[[nodiscard]] Census tmg_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kTmgExtensions{"tmg"};

/// The row of the catalogue. See docs/formats/tmg.md.
inline constexpr Format kTmgFormat{
    .id = "tmg",
    .title = "TrueMoneyGames match log (TMG)",
    .extensions = kTmgExtensions,
    .evidence = "no real file: GNU Backgammon 1.07 plays 141 of 147 matches as we do, a decoder all of them",
    .experimental = true,
    .carries = kPlayAlone.without({Feature::crawford_games, Feature::event, Feature::place,
                                   Feature::annotator, Feature::match_comment, Feature::turn_comments}),
    .partial_losses = tmg_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_tmg,
    .read = read_tmg,
    .write = write_tmg};

}  // namespace gammonkit
