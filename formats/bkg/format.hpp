#pragma once

#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// The log of Hans Berliner's program BKG: docs/formats/bkg.md.
[[nodiscard]] Confidence sniff_bkg(const Sample& sample);

/// Reads the money session of a log.
[[nodiscard]] Result<Collection> read_bkg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes one money session as the log of BKG: docs/formats/bkg.md. Of several matches the first.
[[nodiscard]] Result<std::string> write_bkg(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: games without rows, scores that do not follow
/// from the games before, and plays in words that no line holds.
[[nodiscard]] Census bkg_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kBkgExtensions{"bkg"};

/// The row of the catalogue. See docs/formats/bkg.md.
inline constexpr Format kBkgFormat{
    .id = "bkg",
    .title = "log of Hans Berliner's program BKG",
    .extensions = kBkgExtensions,
    .evidence = "files made to a description only; a decoder in Python agrees, made to the same",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = {Feature::matches, Feature::several_games, Feature::money, Feature::cube_actions,
                Feature::resignations, Feature::unplayed_rolls, Feature::unreadable_plays},
    .partial_losses = bkg_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_bkg,
    .read = read_bkg,
    .write = write_bkg};

}  // namespace gammonkit
