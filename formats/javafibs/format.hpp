#pragma once

#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the text begins with "JavaFIBS internal match representation".
[[nodiscard]] Confidence sniff_javafibs(const Sample& sample);

/// Reads the log that JavaFIBS keeps of a match: see docs/formats/javafibs.md.
[[nodiscard]] Result<Collection> read_javafibs(const SourceText& source, const Options& options,
                                               Reporter& reporter);

inline constexpr std::array<std::string_view, 1> kJavaFibsExtensions{"match"};

/// The row of the catalogue. See docs/formats/javafibs.md.
inline constexpr Format kJavaFibsFormat{
    .id = "javafibs",
    .title = "JavaFIBS match log",
    .extensions = kJavaFibsExtensions,
    .evidence = "one file of nine games, which is the same match as in sgf, mat and gmd",
    .capacity = Capacity::match,
    .carries = {Feature::matches, Feature::several_games, Feature::match_scores, Feature::cube_actions,
                Feature::resignations, Feature::player_names},
    .read_options = kStartOptions,
    .sniff = sniff_javafibs,
    .read = read_javafibs};

}  // namespace gammonkit
