#pragma once

#include "formats/match_stream.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// The key=value text of PartyGammon: docs/formats/party.md.
[[nodiscard]] Confidence sniff_party(const Sample& sample);

/// Reads all matches of a text: each begins with its BoardId.
[[nodiscard]] Result<Collection> read_party(const SourceText& source, const Options& options,
                                            Reporter& reporter);

/// Writes matches as PartyGammon does: docs/formats/party.md. Several matches stand behind each other.
[[nodiscard]] Result<std::string> write_party(const Collection& collection, const Options& options);

/// Counts what the text does not tell of features that it carries: claims against the turns, numbers of games
/// that do not rise, and names and notations that no line or token holds.
[[nodiscard]] Census party_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kPartyExtensions{"gam"};

/// The row of the catalogue. See docs/formats/party.md.
inline constexpr Format kPartyFormat{
    .id = "party",
    .title = "match of PartyGammon",
    .extensions = kPartyExtensions,
    .evidence = "files made to a description only; GNU Backgammon 1.07 crashes; a decoder in Python agrees",
    .experimental = true,
    .carries = {Feature::matches, Feature::several_matches, Feature::several_games, Feature::game_numbers,
                Feature::money, Feature::match_scores, Feature::cube_actions, Feature::claimed_outcomes,
                Feature::unplayed_rolls, Feature::unreadable_plays, Feature::player_names, Feature::match_id},
    .partial_losses = party_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_party,
    .read = read_party,
    .write = write_party,
    .stream = stream_in_a_row};

}  // namespace gammonkit
