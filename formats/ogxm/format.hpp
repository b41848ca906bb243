#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the bytes begin with "OGXM".
[[nodiscard]] Confidence sniff_ogxm(const Sample& sample);

/// Reads a match of HedgeHog and OpenGammon with its analyses: see docs/formats/ogxm.md.
[[nodiscard]] Result<Collection> read_ogxm(const SourceText& source, const Options& options,
                                           Reporter& reporter);

inline constexpr std::array<std::string_view, 1> kOgxmExtensions{"ogxm"};

/// The row of the catalogue. See docs/formats/ogxm.md.
inline constexpr Format kOgxmFormat{
    .id = "ogxm",
    .title = "HedgeHog and OpenGammon match (OGXM 2)",
    .extensions = kOgxmExtensions,
    .kind = SourceKind::binary,
    .evidence = "no file of HedgeHog: 3 files made to what two open-source readers tell of theirs",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = FeatureSet::everything().without(
        {Feature::empty_matches, Feature::several_matches, Feature::positions, Feature::variants,
         Feature::crawford_games, Feature::no_cube, Feature::refused_resignations, Feature::open_resignations,
         Feature::unreadable_plays, Feature::annotator, Feature::clock_times, Feature::marks,
         Feature::variations, Feature::extras}),
    .sniff = sniff_ogxm,
    .read = read_ogxm};

}  // namespace gammonkit
