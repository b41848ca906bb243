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

inline constexpr std::array<std::string_view, 1> kBgammonExtensions{"match"};

/// The row of the catalogue. See docs/formats/bgammon.md.
inline constexpr Format kBgammonFormat{
    .id = "bgammon",
    .title = "bgammon.org match",
    .extensions = kBgammonExtensions,
    .evidence = "the file in the server's own documentation",
    .capacity = Capacity::match,
    .carries = {Feature::matches, Feature::several_games, Feature::match_scores, Feature::cube_actions,
                Feature::resignations, Feature::player_names, Feature::date, Feature::time},
    .sniff = sniff_bgammon,
    .read = read_bgammon,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
