#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Boards that GNU Backgammon prints, with what it says below them: docs/formats/gnubg-text.md.
[[nodiscard]] Confidence sniff_gnubg_text(const Sample& sample);

/// Reads games that were exported as text, and every other board as a position with its analysis: of a
/// session in the terminal, or alone.
[[nodiscard]] Result<Collection> read_gnubg_text(const SourceText& source, const Options& options,
                                                 Reporter& reporter);

/// Writes positions as GNU Backgammon prints them: board, cube decision, candidates, annotation. See
/// docs/formats/gnubg-text.md.
[[nodiscard]] Result<std::string> write_gnubg_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values in other units, further analyses, settings.
[[nodiscard]] Census gnubg_text_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kGnubgTextExtensions{"txt"};

/// The row of the catalogue. See docs/formats/gnubg-text.md.
inline constexpr Format kGnubgTextFormat{
    .id = "gnubg-text",
    .title = "boards of GNU Backgammon as text, with analysis",
    .extensions = kGnubgTextExtensions,
    .evidence = "18 exports and transcripts of GNU Backgammon with 897 boards",
    .carries = {Feature::positions, Feature::player_names, Feature::turn_comments, Feature::play_analysis,
                Feature::cube_analysis, Feature::rollouts, Feature::analysis_levels,
                Feature::analysis_sources, Feature::analysis_settings, Feature::analysis_details},
    .partial_losses = gnubg_text_partial_losses,
    .sniff = sniff_gnubg_text,
    .read = read_gnubg_text,
    .write = write_gnubg_text};

}  // namespace gammonkit
