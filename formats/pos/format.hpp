#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// A position of JellyFish, binary: docs/formats/pos.md.
[[nodiscard]] Confidence sniff_pos(const Sample& sample);

/// Reads the one position that such a file holds.
[[nodiscard]] Result<Collection> read_pos(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes a position of JellyFish, binary: docs/formats/pos.md. Fails on several, with code
/// "not-one-position".
[[nodiscard]] Result<std::string> write_pos(const Collection& collection, const Options& options);

/// What such a file cannot say of the position.
[[nodiscard]] Census pos_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kPosExtensions{"pos"};

/// The row of the catalogue. See docs/formats/pos.md.
inline constexpr Format kPosFormat{
    .id = "pos",
    .title = "JellyFish position (.pos)",
    .extensions = kPosExtensions,
    .kind = SourceKind::binary,
    .evidence = "GNU Backgammon 1.07 reads what we write, and we what it writes; a decoder in Python agrees",
    .capacity = Capacity::position,
    .carries = {Feature::positions, Feature::player_names},
    .partial_losses = pos_partial_losses,
    .sniff = sniff_pos,
    .read = read_pos,
    .write = write_pos};

}  // namespace gammonkit
