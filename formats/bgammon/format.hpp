#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the text begins with "bgammon-replay" and a number.
[[nodiscard]] Confidence sniff_bgammon(const Sample& sample);

/// Reads a match that was played on bgammon.org: see docs/formats/bgammon.md.
[[nodiscard]] Result<Collection> read_bgammon(const SourceText& source, const Options& options,
                                              Reporter& reporter);

/// Writes the first match as the server does, but with the points where that writes the cube.
[[nodiscard]] Result<std::string> write_bgammon(const Collection& collection, const Options& options);

/// Names with signs that no word has, other places than the server, days before 1970, times that are not
/// "19:30", and doubles that nobody has answered.
[[nodiscard]] Census bgammon_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kBgammonExtensions{"match"};

/// The row of the catalogue. See docs/formats/bgammon.md.
inline constexpr Format kBgammonFormat{
    .id = "bgammon",
    .title = "bgammon.org match",
    .extensions = kBgammonExtensions,
    .evidence = "the file in the server's own documentation, written byte for byte",
    .capacity = Capacity::match,
    .carries = {Feature::matches, Feature::several_games, Feature::match_scores, Feature::cube_actions,
                Feature::resignations, Feature::unplayed_rolls, Feature::player_names, Feature::place,
                Feature::date, Feature::time},
    .partial_losses = bgammon_partial_losses,
    .sniff = sniff_bgammon,
    .read = read_bgammon,
    .write = write_bgammon,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
