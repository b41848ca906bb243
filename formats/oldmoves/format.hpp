#pragma once

#include "formats/format.hpp"
#include "formats/start_option.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// What the FIBS command "oldmoves" prints, in a capture of the session: docs/formats/oldmoves.md.
[[nodiscard]] Confidence sniff_oldmoves(const Sample& sample);

/// Reads all matches of a log, whatever else was captured with it.
[[nodiscard]] Result<Collection> read_oldmoves(const SourceText& source, const Options& options,
                                               Reporter& reporter);

/// Writes matches as the FIBS command "oldmoves" prints them: docs/formats/oldmoves.md. Several matches stand
/// behind each other, each behind the command.
[[nodiscard]] Result<std::string> write_oldmoves(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: results that no later score shows, scores
/// that would be taken for another match, and names and notations with line breaks.
[[nodiscard]] Census oldmoves_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 2> kOldmovesExtensions{"oldmoves", "txt"};

/// The row of the catalogue. See docs/formats/oldmoves.md.
inline constexpr Format kOldmovesFormat{
    .id = "oldmoves",
    .title = "log of the FIBS command oldmoves",
    .extensions = kOldmovesExtensions,
    .evidence = "no file of FIBS itself; GNU Backgammon 1.07 and a decoder in Python read ours as we do",
    .experimental = true,
    .carries = {Feature::matches, Feature::several_matches, Feature::several_games, Feature::money,
                Feature::match_scores, Feature::cube_actions, Feature::beavers, Feature::resignations,
                Feature::refused_resignations, Feature::open_resignations, Feature::claimed_outcomes,
                Feature::unplayed_rolls, Feature::unreadable_plays, Feature::player_names},
    .partial_losses = oldmoves_partial_losses,
    .read_options = kStartOptions,
    .sniff = sniff_oldmoves,
    .read = read_oldmoves,
    .write = write_oldmoves};

}  // namespace gammonkit
