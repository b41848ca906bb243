#pragma once

#include "model/play.hpp"
#include "model/player.hpp"
#include "model/position.hpp"
#include "model/value.hpp"
#include "support/boxed.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// Chances of the five cumulative outcomes, seen by the player who decides; backgammons count among gammons,
/// and both among wins and losses. Losing is 1 - win.
struct Probabilities {
    double win = 0;
    double win_gammon = 0;
    double win_backgammon = 0;
    double lose_gammon = 0;
    double lose_backgammon = 0;
    friend bool operator==(const Probabilities&, const Probabilities&) = default;
};

/// Points of a money game without the cube: -3 to 3.
[[nodiscard]] constexpr double cubeless_equity(const Probabilities& p)
{
    return 2 * p.win - 1 + p.win_gammon + p.win_backgammon - p.lose_gammon - p.lose_backgammon;
}

/// What an evaluation says of one position or choice, seen by the player who decides. What it does not say is
/// empty.
struct Estimate {
    std::optional<Probabilities> probabilities = {};
    std::optional<Value> cubeless = {};
    std::optional<Value> cubeful = {};
    /// The cubeful value as a chance to win the match, where a source states it beside the equity.
    std::optional<Mwc> mwc = {};
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// How deep and how an evaluation was made. Ply 0 is the static evaluation (GNU counting).
struct EvaluationContext {
    int plies = 0;
    bool cubeful = false;
    bool deterministic_noise = false;
    double noise = 0;           ///< Standard deviation of noise added to equities.
    bool pruning_nets = false;  ///< Small nets choose what is searched.
    friend bool operator==(const EvaluationContext&, const EvaluationContext&) = default;
};

/// Which candidates survive to the next ply: always `accept`, and up to `extra` more within `threshold` of
/// the best.
struct MoveFilter {
    int accept = 0;
    int extra = 0;
    double threshold = 0;
    friend bool operator==(const MoveFilter&, const MoveFilter&) = default;
};

/// How a rollout played its games for one player: cube decisions, checker plays and the filters of those.
struct RolloutPlayer {
    EvaluationContext cube;
    EvaluationContext checker;
    std::vector<MoveFilter> filters;
    friend bool operator==(const RolloutPlayer&, const RolloutPlayer&) = default;
};

/// All settings of a rollout, as its engine recorded them.
struct RolloutContext {
    bool cubeful = false;
    bool variance_reduction = false;
    bool initial_position = false;  ///< Rolls the opening by the opening rule.
    bool quasi_random_dice = false;
    bool late_evaluations = false;  ///< Other settings from ply `late_from` on.
    bool truncated = false;
    int truncated_at = 0;  ///< Plies, if truncated.
    bool stops_at_two_sided_bearoff = false;
    bool stops_at_one_sided_bearoff = false;
    int late_from = 0;
    std::string generator;  ///< Name of the random number generator.
    std::uint64_t seed = 0;
    ByPlayer<RolloutPlayer> players;
    ByPlayer<RolloutPlayer> late_players;
    EvaluationContext truncation_cube;
    EvaluationContext truncation_checker;
    friend bool operator==(const RolloutContext&, const RolloutContext&) = default;
};

/// How a rollout came to its estimate.
struct RolloutRecord {
    std::int64_t trials = 0;
    std::int64_t skipped_trials = 0;  ///< "SK" of gnubg: where the next run of this rollout begins.
    std::optional<Estimate> standard_error = {};  ///< One standard deviation of the mean, item by item.
    std::optional<RolloutContext> context = {};
    friend bool operator==(const RolloutRecord&, const RolloutRecord&) = default;
};

/// An estimate with where it comes from.
struct Assessment {
    Estimate estimate;
    std::string level =
        {};  ///< As its engine names it: "XG Roller+", "Book"; empty where the context says it all.
    std::optional<EvaluationContext> context = {};
    Boxed<RolloutRecord> rollout = {};
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// Who made an analysis and on which match equity table; what is not known is empty.
struct Provenance {
    std::string engine = {};  ///< With version: "GNU Backgammon:1.07.001".
    std::string match_equity_table = {};
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// A play that was considered.
struct Candidate {
    Play play;
    std::optional<Assessment> assessment = {};  ///< Nothing: listed, but not evaluated.
    bool marked_for_rollout = false;
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// The candidates for one roll, best first.
struct PlayAnalysis {
    Provenance by = {};
    std::vector<Candidate> candidates;
    std::optional<std::size_t> played = {};  ///< Index of the candidate that was played.
    friend bool operator==(const PlayAnalysis&, const PlayAnalysis&) = default;
};

/// The two sides of a cube decision, seen by the player who may double.
struct CubeAnalysis {
    Provenance by = {};
    Assessment no_double;
    Assessment double_take;
    std::optional<Value> double_drop =
        {};  ///< Only where the source states it: it follows from score and cube.
    bool marked_for_rollout = false;
    friend bool operator==(const CubeAnalysis&, const CubeAnalysis&) = default;
};

/// What several engines say of one roll, or of one cube decision.
using PlayAnalyses = RareList<PlayAnalysis>;
using CubeAnalyses = RareList<CubeAnalysis>;

/// How a decision was judged, by its source or by hand.
enum class SkillMark : std::uint8_t { very_bad, bad, doubtful, interesting, good, very_good };
enum class LuckMark : std::uint8_t { very_unlucky, unlucky, lucky, very_lucky };

[[nodiscard]] std::string_view to_string(SkillMark mark);  ///< "very-bad" ... "very-good"
[[nodiscard]] std::string_view to_string(LuckMark mark);   ///< "very-unlucky" ... "very-lucky"
[[nodiscard]] std::optional<SkillMark> skill_mark_from(std::string_view name);
[[nodiscard]] std::optional<LuckMark> luck_mark_from(std::string_view name);

/// Judgements that a record carries about one turn. Not marked is not the same as good.
struct Marks {
    std::optional<SkillMark> play = {};  ///< The turn's own action: checker play, double, take ...
    std::optional<SkillMark> cube = {};  ///< The decision not to double that came before a roll.
    std::optional<LuckMark> luck = {};
    friend bool operator==(const Marks&, const Marks&) = default;
};

}  // namespace gammonkit
