#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Positions that eXtreme Gammon copies as text, with their analysis: docs/formats/xg-text.md.
[[nodiscard]] Confidence sniff_xg_text(const Sample& sample);

/// Reads every position that begins with a line of its XGID, whatever the language of the program.
[[nodiscard]] Result<Collection> read_xg_text(const SourceText& source, const Options& options,
                                              Reporter& reporter);

/// Writes positions with their analysis as the English eXtreme Gammon copies them: docs/formats/xg-text.md.
[[nodiscard]] Result<std::string> write_xg_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values in other units, further analyses, parts of
/// rollouts.
[[nodiscard]] Census xg_text_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kXgTextExtensions{"txt"};

/// The row of the catalogue. See docs/formats/xg-text.md.
inline constexpr Format kXgTextFormat{
    .id = "xg-text",
    .title = "positions of eXtreme Gammon as text, with analysis",
    .extensions = kXgTextExtensions,
    .evidence = "19 texts of XG 2 in English, German, French and Japanese; rollouts by forum posts",
    .carries = {Feature::positions, Feature::player_names, Feature::turn_comments, Feature::play_analysis,
                Feature::cube_analysis, Feature::rollouts, Feature::analysis_levels, Feature::analysis_depths,
                Feature::analysis_sources, Feature::analysis_settings, Feature::analysis_details},
    .partial_losses = xg_text_partial_losses,
    .sniff = sniff_xg_text,
    .read = read_xg_text,
    .write = write_xg_text};

}  // namespace gammonkit
