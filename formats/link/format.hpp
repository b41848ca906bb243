#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Stands in an address between the page and the match.
inline constexpr std::string_view kLinkMark = "#match=";

/// Certain where an address with such a mark comes first.
[[nodiscard]] Confidence sniff_link(const Sample& sample);

/// Reads the matches and positions of every address in a text: docs/formats/link.md.
[[nodiscard]] Result<Collection> read_link(const SourceText& source, const Options& options,
                                           Reporter& reporter);

/// Writes the address of `gammonkit.html` with the collection behind it: docs/formats/link.md.
[[nodiscard]] Result<std::string> write_link(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kLinkExtensions{"link"};
inline constexpr std::array<OptionSpec, 1> kLinkWriteOptions{{
    {.name = "page",
     .type = OptionSpec::Type::text,
     .default_value = "gammonkit.html",
     .help = "where gammonkit.html is: https://club.example/gammonkit.html"},
}};

/// The row of the catalogue. See docs/formats/link.md.
inline constexpr Format kLinkFormat{
    .id = "link",
    .title = "address that carries the match, for gammonkit.html",
    .extensions = kLinkExtensions,
    .evidence = "gammonkit.html opens what we write",
    .carries = FeatureSet::everything().without(
        {Feature::luck, Feature::play_analysis, Feature::other_candidates, Feature::cube_analysis,
         Feature::rollouts, Feature::analysis_levels, Feature::analysis_depths, Feature::analysis_sources,
         Feature::analysis_settings, Feature::analysis_details}),
    .write_options = kLinkWriteOptions,
    .sniff = sniff_link,
    .read = read_link,
    .write = write_link,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
