#pragma once

#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Match text without headings, as GammonEmpire saves it: docs/formats/empire.md. A single game is match text
/// (mat) just as well, and left to that.
[[nodiscard]] Confidence sniff_empire(const Sample& sample);

/// Reads the money session that such a file holds.
[[nodiscard]] Result<Collection> read_empire(const SourceText& source, const Options& options,
                                             Reporter& reporter);

/// Writes one money session as GammonEmpire does: docs/formats/empire.md. Of several matches the first.
[[nodiscard]] Result<std::string> write_empire(const Collection& collection, const Options& options);

/// Counts what a session does not tell of features that it carries: names with gaps, scores that do not
/// follow from the games before, and a cube that is set in the middle above 1.
[[nodiscard]] Census empire_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kEmpireExtensions{"gam"};

/// The row of the catalogue. See docs/formats/empire.md.
inline constexpr Format kEmpireFormat{
    .id = "empire",
    .title = "money session of GammonEmpire",
    .extensions = kEmpireExtensions,
    .evidence =
        "no file of GammonEmpire itself; GNU Backgammon 1.07 and a decoder in Python read ours as we do",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = {Feature::matches, Feature::several_games, Feature::money, Feature::cube_actions,
                Feature::beavers, Feature::resignations, Feature::unplayed_rolls, Feature::unreadable_plays,
                Feature::illegal_plays, Feature::set_positions, Feature::player_names},
    .partial_losses = empire_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_empire,
    .read = read_empire,
    .write = write_empire};

}  // namespace gammonkit
