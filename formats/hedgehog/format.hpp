#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain for JSON with the members of a position that HedgeHog has judged.
[[nodiscard]] Confidence sniff_hedgehog(const Sample& sample);

/// Reads HedgeHog's answers about positions, one or many: docs/formats/hedgehog.md.
[[nodiscard]] Result<Collection> read_hedgehog(const SourceText& source, const Options& options,
                                               Reporter& reporter);

/// Writes positions with their analysis as HedgeHog answers: docs/formats/hedgehog.md.
[[nodiscard]] Result<std::string> write_hedgehog(const Collection& collection, const Options& options);

/// What such an answer cannot say: details of states, further analyses, how an evaluation was made.
[[nodiscard]] Census hedgehog_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kHedgehogExtensions{"json"};

/// The row of the catalogue. See docs/formats/hedgehog.md.
inline constexpr Format kHedgehogFormat{
    .id = "hedgehog",
    .title = "positions that HedgeHog has judged (JSON)",
    .extensions = kHedgehogExtensions,
    .evidence = "answers of HedgeHog in the tests of AnkiGammon",
    .experimental = true,
    .carries = {Feature::positions, Feature::play_analysis, Feature::cube_analysis, Feature::analysis_depths,
                Feature::analysis_sources, Feature::analysis_settings, Feature::analysis_details},
    .partial_losses = hedgehog_partial_losses,
    .sniff = sniff_hedgehog,
    .read = read_hedgehog,
    .write = write_hedgehog};

}  // namespace gammonkit
