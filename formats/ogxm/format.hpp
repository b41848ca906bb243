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

/// Writes the first match, with its analyses and comments.
[[nodiscard]] Result<std::string> write_ogxm(const Collection& collection, const Options& options);

/// What the rules of HedgeHog's format do not take: long or odd names of things, numbers of a match without
/// its site, scores that the games do not lead to, steps of illegal plays, analyses of what is no play.
[[nodiscard]] Census ogxm_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 2> kOgxmExtensions{"ogxm", "gvab"};

/// The row of the catalogue. See docs/formats/ogxm.md.
inline constexpr Format kOgxmFormat{
    .id = "ogxm",
    .title = "HedgeHog and OpenGammon match (OGXM)",
    .extensions = kOgxmExtensions,
    .kind = SourceKind::binary,
    .evidence = "no file of HedgeHog: made to what two open-source readers tell; a decoder in Python agrees",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = FeatureSet::everything().without(
        {Feature::empty_matches, Feature::several_matches, Feature::game_numbers, Feature::positions,
         Feature::state_details, Feature::variants, Feature::no_cube, Feature::refused_resignations,
         Feature::open_resignations, Feature::unreadable_plays, Feature::annotator, Feature::marks,
         Feature::analysis_settings, Feature::variations, Feature::extras}),
    .partial_losses = ogxm_partial_losses,
    .sniff = sniff_ogxm,
    .read = read_ogxm,
    .write = write_ogxm};

}  // namespace gammonkit
