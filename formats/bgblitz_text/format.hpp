#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Positions that BGBlitz exports as text, with their analysis: docs/formats/bgblitz-text.md.
[[nodiscard]] Confidence sniff_bgblitz_text(const Sample& sample);

/// Reads every position that begins with a board, whatever the language of the program.
[[nodiscard]] Result<Collection> read_bgblitz_text(const SourceText& source, const Options& options,
                                                   Reporter& reporter);

/// Writes positions with their analysis as the English BGBlitz exports them: docs/formats/bgblitz-text.md.
[[nodiscard]] Result<std::string> write_bgblitz_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values without equity, further analyses.
[[nodiscard]] Census bgblitz_text_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kBgblitzTextExtensions{"txt"};

/// The row of the catalogue. See docs/formats/bgblitz-text.md.
inline constexpr Format kBgblitzTextFormat{
    .id = "bgblitz-text",
    .title = "positions of BGBlitz as text, with analysis",
    .extensions = kBgblitzTextExtensions,
    .evidence = "18 texts of BGBlitz in English, German, French and Japanese",
    .carries = {Feature::positions, Feature::player_names, Feature::play_analysis, Feature::cube_analysis,
                Feature::analysis_sources, Feature::analysis_depths, Feature::analysis_details},
    .partial_losses = bgblitz_text_partial_losses,
    .sniff = sniff_bgblitz_text,
    .read = read_bgblitz_text,
    .write = write_bgblitz_text};

}  // namespace gammonkit
