#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the first line is the header of a BGBlitz match file.
[[nodiscard]] Confidence sniff_bgf(const Sample& sample);

/// Reads the match of a BGBlitz file (not BackGammonRoom's, which has the same extension): see
/// docs/formats/bgf.md.
[[nodiscard]] Result<Collection> read_bgf(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes the first match as BGBlitz does, as far as its files are known.
[[nodiscard]] Result<std::string> write_bgf(const Collection& collection, const Options& options);

/// Boards and cubes that are set within a game and all that follows them, results that the scores hide,
/// analyses in units that BGBlitz does not use there, those of answers, and names of other engines.
[[nodiscard]] Census bgf_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kBgfExtensions{"bgf"};

/// The row of the catalogue. See docs/formats/bgf.md.
inline constexpr Format kBgfFormat{
    .id = "bgf",
    .title = "BGBlitz match",
    .extensions = kBgfExtensions,
    .kind = SourceKind::binary,
    .evidence = "no file of BGBlitz: made to what two open-source readers tell; a decoder in Python agrees",
    .experimental = true,
    .capacity = Capacity::match,
    .carries = {Feature::several_games,
                Feature::matches,
                Feature::money,
                Feature::match_scores,
                Feature::variants,
                Feature::crawford_rule,
                Feature::crawford_games,
                Feature::jacoby_rule,
                Feature::beaver_rules,
                Feature::no_cube,
                Feature::cube_limit,
                Feature::cube_actions,
                Feature::resignations,
                Feature::claimed_outcomes,
                Feature::set_positions,
                Feature::player_names,
                Feature::ratings,
                Feature::event,
                Feature::place,
                Feature::date,
                Feature::luck,
                Feature::play_analysis,
                Feature::other_candidates,
                Feature::cube_analysis},
    .partial_losses = bgf_partial_losses,
    .sniff = sniff_bgf,
    .read = read_bgf,
    .write = write_bgf};

}  // namespace gammonkit
