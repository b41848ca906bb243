#pragma once

#include "analysis/annotate/depth.hpp"
#include "analysis/engine.hpp"
#include "model/decisions/thresholds.hpp"
#include "model/match.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Games of a match, counted from 1, both included.
struct GameRange {
    std::size_t first = 1;
    std::size_t last = 1;
    friend bool operator==(const GameRange&, const GameRange&) = default;
};

/// Which parts of a turn are judged; what is not stays as the file has it.
struct JudgedParts {
    bool plays = true;
    bool cube = true;  ///< Doubles and their absence, answers, resignations.
    bool luck = true;
    friend bool operator==(const JudgedParts&, const JudgedParts&) = default;
};

/// What one of several engines that judge the same collection together has to do: every `count`-th turn or
/// position, from `number` on.
struct DecisionShare {
    std::size_t number = 1;  ///< Counted from 1, at most `count`.
    std::size_t count = 1;
    friend bool operator==(const DecisionShare&, const DecisionShare&) = default;
};

/// What is judged, and how.
struct AnnotateSettings {
    Depth depth = {};
    std::optional<ErrorRollouts> rollouts = {};  ///< Of errors, after all else.
    MarkThresholds thresholds = {};
    JudgedParts parts = {};
    /// How far ahead luck looks behind the plays. Nothing: 1 ply where the depth has 2 or more, else 0. The
    /// rolls that plays and the cube were judged by are not looked at again; each more takes 20 times as
    /// long.
    std::optional<int> luck_plies = {};
    ByPlayer<bool> players = {true, true};
    std::string player_name = {};       ///< Only players of this name (see `name_key`), if one is given.
    std::vector<GameRange> games = {};  ///< Empty: all.
    DecisionShare share = {};           ///< Of what all else asks for.
    /// Analyses, luck and marks that are there stay and come first. Else they are replaced.
    bool keep = false;
    /// Keys of extras that sum up the analysis of a game, and go where it is replaced; formats/extra_keys.hpp
    /// has those that are known.
    std::span<const std::string_view> extras_of_analysis = {};
    std::size_t most_plays = 10;       ///< So many candidates are kept, and the play that was made.
    std::string engine = "GammonKit";  ///< Who made the analysis, with version.
};

[[nodiscard]] int luck_plies(const AnnotateSettings& settings);

/// Whose decisions in a match the settings ask for.
[[nodiscard]] ByPlayer<bool> wanted_players(const Match& match, const AnnotateSettings& settings);

/// How much was judged.
struct AnnotateReport {
    std::size_t decisions = 0;
    std::size_t looked_deeper = 0;  ///< Of the decisions, those that were judged at the deeper level.
    std::size_t rolled_out = 0;
    std::size_t left_out = 0;  ///< Turns that the engine cannot judge.
};

/// Judges plays, cube decisions, resignations and luck of all matches, and the positions that stand alone,
/// and writes down what it found as readers find it in analyzed files. Analyses that GammonKit made before
/// are always replaced.
///
/// A game is judged as far as it can be followed; illegal plays and set-up positions do not stop that. The
/// result does not depend on `threads`; 0 stands for one for each processor. Fails with code "share" where
/// there is no such share, and nothing is changed; else only if `progress` stops it, and then the analysis is
/// in part.
[[nodiscard]] Result<AnnotateReport> annotate(Collection& collection, const NetEngine& engine,
                                              const AnnotateSettings& settings, int threads,
                                              const Progress& progress = {});

/// Takes what was found in `settings.share` of a copy of the same collection. With the shares of all, the
/// collection is as if it had been judged at once; until then the analysis is in part. Fails with code
/// "different" if the other is no such copy, and "share" where there is no such share; nothing is changed
/// then.
[[nodiscard]] Result<void> take_share(Collection& collection, Collection copy,
                                      const AnnotateSettings& settings);

}  // namespace gammonkit
