#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Snowie's positions of one line each: docs/formats/snowietxt.md.
[[nodiscard]] Confidence sniff_snowietxt(const Sample& sample);

/// Reads a position of every line.
[[nodiscard]] Result<Collection> read_snowietxt(const SourceText& source, const Options& options,
                                                Reporter& reporter);

/// Writes a line of Snowie's for each position, as GNU Backgammon does: docs/formats/snowietxt.md.
[[nodiscard]] Result<std::string> write_snowietxt(const Collection& collection, const Options& options);

/// What these lines cannot say of the positions.
[[nodiscard]] Census snowietxt_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kSnowietxtExtensions{"snowietxt"};

/// The row of the catalogue. See docs/formats/snowietxt.md.
inline constexpr Format kSnowietxtFormat{.id = "snowietxt",
                                         .title = "Snowie positions of one line each",
                                         .extensions = kSnowietxtExtensions,
                                         .evidence =
                                             "GNU Backgammon 1.07 reads what we write, and we what it writes",
                                         .carries = {Feature::positions, Feature::player_names},
                                         .partial_losses = snowietxt_partial_losses,
                                         .sniff = sniff_snowietxt,
                                         .read = read_snowietxt,
                                         .write = write_snowietxt};

}  // namespace gammonkit
