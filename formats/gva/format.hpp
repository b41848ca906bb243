#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain for a JSON object with the members that such a match begins with.
[[nodiscard]] Confidence sniff_gva(const Sample& sample);

/// Reads a match of GammonView with its analyses: see docs/formats/gva.md.
[[nodiscard]] Result<Collection> read_gva(const SourceText& source, const Options& options,
                                          Reporter& reporter);

inline constexpr std::array<std::string_view, 1> kGvaExtensions{"gva"};

/// The row of the catalogue. See docs/formats/gva.md.
inline constexpr Format kGvaFormat{
    .id = "gva",
    .title = "GammonView match (OGXM as JSON)",
    .extensions = kGvaExtensions,
    .evidence = "the public specification, and parts of one analysed match of GammonView",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = {},
    .sniff = sniff_gva,
    .read = read_gva};

}  // namespace gammonkit
