#pragma once

#include "formats/match_stream.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// The game log of BackGammonRoom: docs/formats/bgroom.md.
[[nodiscard]] Confidence sniff_bgroom(const Sample& sample);

/// Reads the money sessions of a log.
[[nodiscard]] Result<Collection> read_bgroom(const SourceText& source, const Options& options,
                                             Reporter& reporter);

/// Writes sessions as the log of BackGammonRoom: docs/formats/bgroom.md. Several stand behind each other.
[[nodiscard]] Result<std::string> write_bgroom(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: a take behind which nothing comes, a double
/// that nobody has answered, and names and notations that no line holds.
[[nodiscard]] Census bgroom_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 2> kBgroomExtensions{"bgr", "bgf"};

/// The row of the catalogue. See docs/formats/bgroom.md.
inline constexpr Format kBgroomFormat{
    .id = "bgroom",
    .title = "game log of BackGammonRoom",
    .extensions = kBgroomExtensions,
    .evidence =
        "files made to a description only; GNU Backgammon 1.07 cannot read this; a decoder in Python agrees",
    .experimental = true,
    .carries = {Feature::matches, Feature::several_matches, Feature::several_games, Feature::game_numbers,
                Feature::money, Feature::cube_actions, Feature::beavers, Feature::unplayed_rolls,
                Feature::unreadable_plays, Feature::player_names},
    .partial_losses = bgroom_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_bgroom,
    .read = read_bgroom,
    .write = write_bgroom,
    .stream = stream_in_a_row};

}  // namespace gammonkit
