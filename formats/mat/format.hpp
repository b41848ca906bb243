#pragma once

#include "formats/feature_sets.hpp"
#include "formats/match_stream.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain for "7 point match" or a "Game 1" with its score line; plausible for a single game without either.
[[nodiscard]] Confidence sniff_mat(const Sample& sample);

/// Reads the whole family of match texts that JellyFish began: see docs/formats/mat.md.
[[nodiscard]] Result<Collection> read_mat(const SourceText& source, const Options& options,
                                          Reporter& reporter);

inline constexpr std::array<std::string_view, 3> kMatDialects{"jellyfish", "xg", "snowie"};
inline constexpr std::array kMatWriteOptions{
    OptionSpec{.name = "dialect",
               .type = OptionSpec::Type::choice,
               .default_value = "jellyfish",
               .help = "whose way to write: jellyfish (as GNU Backgammon does), xg, snowie",
               .choices = kMatDialects},
    OptionSpec{.name = "header",
               .type = OptionSpec::Type::flag,
               .default_value = "yes",
               .help = "no: a single game without match header and score (.gam)"},
    OptionSpec{.name = "galaxy",
               .type = OptionSpec::Type::flag,
               .default_value = "no",
               .help = "yes: a single game for money as a 16 point match, as Backgammon Galaxy has it"},
};

/// Writes match text that GNU Backgammon, eXtreme Gammon or Snowie reads: see docs/formats/mat.md.
///
/// Without header it fails on anything but one game.
[[nodiscard]] Result<std::string> write_mat(const Collection& collection, const Options& options);

/// What match text leaves out of features that it carries: with the dialect of Snowie all that other dialects
/// write as comments, without header all that stands there, and in any dialect a cube that is set in the
/// middle above 1.
[[nodiscard]] Census mat_partial_losses(const Collection& collection, const Options& options);

/// Without header, a single game.
[[nodiscard]] inline Capacity mat_capacity(const Options& options)
{
    return options.flag("header") ? Capacity::collection : Capacity::game;
}

inline constexpr std::array<std::string_view, 2> kMatExtensions{"mat", "gam"};

/// The row of the catalogue. See docs/formats/mat.md.
inline constexpr Format kMatFormat{
    .id = "mat",
    .title = "JellyFish match text (MAT) and its dialects",
    .extensions = kMatExtensions,
    .evidence = "151 files of nine programs and servers, compared with GNU Backgammon 1.07",
    .capacity_with = mat_capacity,
    .carries = kWithoutAnalysis.without({Feature::empty_matches, Feature::positions, Feature::raccoon_rules,
                                         Feature::automatic_doubles, Feature::crawford_games,
                                         Feature::refused_resignations, Feature::open_resignations,
                                         Feature::clock_times, Feature::variations, Feature::extras}),
    .partial_losses = mat_partial_losses,
    .read_options = kStartOptions,
    .write_options = kMatWriteOptions,
    .sniff = sniff_mat,
    .read = read_mat,
    .write = write_mat,
    .stream = stream_in_a_row};

}  // namespace gammonkit
