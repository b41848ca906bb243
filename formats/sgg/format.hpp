#pragma once

#include "formats/feature_sets.hpp"
#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where "Ann vs. Bob" comes first and a heading such as "Game 1.0-0/5" follows.
[[nodiscard]] Confidence sniff_sgg(const Sample& sample);

/// Reads the games that GamesGrid's program saved: see docs/formats/sgg.md.
[[nodiscard]] Result<Collection> read_sgg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes games as GamesGrid's program saved them, for GNU Backgammon to read: see docs/formats/sgg.md.
[[nodiscard]] Result<std::string> write_sgg(const Collection& collection, const Options& options);

/// What a GamesGrid file leaves out of features that it carries: a first name with " vs. " in it that no
/// result shows, places other than GamesGrid, ratings that are no numbers, variants that it does not have,
/// and the word that a game is not the Crawford game where the scores make it so.
[[nodiscard]] Census sgg_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kSggExtensions{"sgg"};

/// The row of the catalogue. See docs/formats/sgg.md.
inline constexpr Format kSggFormat{
    .id = "sgg",
    .title = "GamesGrid saved games (SGG)",
    .extensions = kSggExtensions,
    .evidence = "no real file: GNU Backgammon 1.07 plays 143 of 149 matches as we do, a decoder all of them",
    .experimental = true,
    .carries = kPlayAlone.without({Feature::cube_limit, Feature::event, Feature::annotator,
                                   Feature::match_comment, Feature::time, Feature::match_id}),
    .partial_losses = sgg_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_sgg,
    .read = read_sgg,
    .write = write_sgg};

}  // namespace gammonkit
