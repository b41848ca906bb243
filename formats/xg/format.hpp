#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Matches and positions of eXtreme Gammon, .xg and .xgp: docs/formats/xg.md.
[[nodiscard]] Confidence sniff_xg(const Sample& sample);

/// Reads the one match or position that such a file holds; a position with a cube question may hold a roll
/// besides, which then is a second position.
[[nodiscard]] Result<Collection> read_xg(const SourceText& source, const Options& options,
                                         Reporter& reporter);

/// Writes the first match of a collection, or its first position if there is none, as eXtreme Gammon does:
/// docs/formats/xg.md.
[[nodiscard]] Result<std::string> write_xg(const Collection& collection, const Options& options);

/// What `write_xg` leaves out of features that XG's files carry in general.
[[nodiscard]] Census xg_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 2> kXgExtensions{"xg", "xgp"};

/// The row of the catalogue. See docs/formats/xg.md.
inline constexpr Format kXgFormat{
    .id = "xg",
    .title = "eXtreme Gammon match and position (.xg, .xgp)",
    .extensions = kXgExtensions,
    .kind = SourceKind::binary,
    .evidence =
        "7 files of XG 2, written again record by record; the plays of one are those of XG's own text",
    .capacity = Capacity::match,
    .carries = FeatureSet::everything().without(
        {Feature::several_matches, Feature::refused_resignations, Feature::open_resignations,
         Feature::unreadable_plays, Feature::clock_times, Feature::marks, Feature::analysis_depths,
         Feature::variations, Feature::extras}),
    .partial_losses = xg_partial_losses,
    .sniff = sniff_xg,
    .read = read_xg,
    .write = write_xg};

}  // namespace gammonkit
