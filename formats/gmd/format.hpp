#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the text begins with "GMD-" and a number.
[[nodiscard]] Confidence sniff_gmd(const Sample& sample);

/// Reads a match of Gibbon: see docs/formats/gmd.md.
[[nodiscard]] Result<Collection> read_gmd(const SourceText& source, const Options& options,
                                          Reporter& reporter);

inline constexpr std::array<std::string_view, 1> kGmdExtensions{"gmd"};

/// The row of the catalogue. See docs/formats/gmd.md.
inline constexpr Format kGmdFormat{
    .id = "gmd",
    .title = "Gibbon match (GMD)",
    .extensions = kGmdExtensions,
    .evidence = "26 files of Gibbon; its match of nine games is the same as in sgf and mat",
    .capacity = Capacity::match,
    .carries = {Feature::empty_matches, Feature::matches, Feature::several_games, Feature::money,
                Feature::match_scores, Feature::crawford_rule, Feature::moot_rules, Feature::jacoby_rule,
                Feature::cube_actions, Feature::resignations, Feature::refused_resignations,
                Feature::open_resignations, Feature::unplayed_rolls, Feature::set_positions,
                Feature::player_names, Feature::ratings, Feature::place},
    .sniff = sniff_gmd,
    .read = read_gmd,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
