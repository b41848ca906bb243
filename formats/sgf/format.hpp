#pragma once

#include "formats/match_stream.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// GNU Backgammon's dialect of SGF, and FF[4] for backgammon (GM[6]): docs/formats/sgf.md.
[[nodiscard]] Confidence sniff_sgf(const Sample& sample);

/// Reads every backgammon game of an SGF file; games of other kinds are skipped with a warning. A game that
/// only sets up a board is a position.
[[nodiscard]] Result<Collection> read_sgf(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// The charset that the first CA property of the file names; empty if there is none.
[[nodiscard]] std::string declared_sgf_charset(std::string_view bytes);

/// Writes all games as GNU Backgammon does: one tree a game, one node a line; then all positions, as it saves
/// them. Fails if there is neither.
[[nodiscard]] Result<std::string> write_sgf(const Collection& collection, const Options& options);

/// What SGF leaves out of features that it carries: second analyses of one decision, analyses without chances
/// or in a unit that only a match equity table could convert, the rollout of one side of a cube decision,
/// numbers of rollouts that are not known (0 stands there), marks that gnubg has not, the steps of an illegal
/// play whose board is recorded, doubles to a stake that is not twice the cube, rules that RU cannot deny,
/// and extras that are no properties.
[[nodiscard]] Census sgf_partial_losses(const Collection& collection, const Options& options);

/// True if a reader takes the games of `next`, written behind those of `before`, for more of the same match.
[[nodiscard]] bool sgf_merges(const Match& before, const Match& next);

inline constexpr std::array<std::string_view, 1> kSgfExtensions{"sgf"};

/// The row of the catalogue. See docs/formats/sgf.md.
inline constexpr Format kSgfFormat{
    .id = "sgf",
    .title = "GNU Backgammon match (SGF)",
    .extensions = kSgfExtensions,
    .evidence = "GNU Backgammon 1.07 makes the same of 156 files and of our copies of them",
    .is_for_gnubg = true,
    .carries = FeatureSet::everything().without(
        {Feature::empty_matches, Feature::beaver_rules, Feature::raccoon_rules, Feature::cube_limit,
         Feature::refused_resignations, Feature::open_resignations, Feature::time, Feature::match_id,
         Feature::unreadable_plays, Feature::analysis_levels, Feature::analysis_depths, Feature::extras}),
    .partial_losses = sgf_partial_losses,
    .sniff = sniff_sgf,
    .read = read_sgf,
    .write = write_sgf,
    .stream = stream_in_a_row,
    .merges = sgf_merges,
    .declared_charset = declared_sgf_charset};

}  // namespace gammonkit
