#pragma once

#include "decisions/plan/error_kind.hpp"
#include "decisions/statistics/rating_interval.hpp"
#include "model/structure/game_plan.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit {

/// An error of the player, with what of it can be won back.
struct PlannedError {
    ErrorKind kind = ErrorKind::play;
    Amount cost = {};
    double avoidable = 0;   ///< From 0 to 1: see avoidable_share.
    std::string id = {};    ///< The same for the same decision of the same match: see problem_id.
    std::string file = {};  ///< The match's.
    std::string place = {};
    std::vector<Reason> reasons = {};  ///< Why it was one; may be none.
};

/// A decision of the player whose plan is made.
struct PlannedDecision {
    GamePlan plan = GamePlan::mixed;  ///< His own, before the decision.
    bool of_cube = false;
    bool is_rated = false;                   ///< Counts in the performance rating.
    double performance_error = 0;            ///< See DecisionError.
    std::optional<Date> date = {};           ///< Of the match.
    std::optional<PlannedError> error = {};  ///< Of `kLeastPlanned` at least.
};

/// Smaller errors are left to nobody's plan, in EMG: no reasons are known of them, and engines differ by as
/// much.
inline constexpr double kLeastPlanned = ReasonFinder::kLeastLoss;
/// A family has so many errors at least. Fewer join the others of the same plan, if these are too few those
/// of the same kind, and at last all others.
inline constexpr std::size_t kLeastInFamily = 5;

/// What a plan is made of: all decisions of a player in some matches.
struct PlannedMatches {
    std::vector<PlannedDecision> decisions = {};
    int matches = 0;         ///< In which he decided anything.
    bool in_chances = true;  ///< No money session is among them: costs are chances to win the match.

    [[nodiscard]] double cost_of(const PlannedError& error) const
    {
        return in_chances ? error.cost.absolute : error.cost.normalized;
    }
    [[nodiscard]] double gain_of(const PlannedError& error) const { return cost_of(error) * error.avoidable; }
    PlannedMatches& operator+=(PlannedMatches other);
};

/// Errors of one kind, in positions in which the player follows one plan.
struct ErrorFamily {
    std::optional<GamePlan> plan = {};  ///< Nothing: various ones.
    ErrorKind kind = ErrorKind::any_play;
    /// Indexes of its decisions among those of the matches; those from which most is won back come first.
    std::vector<std::size_t> errors = {};
    double cost = 0;  ///< Of a match, as all that follows: chances to win it (0 to 1), or EMG.
    /// What can be won back in a match, on average: cost times avoidable share of its errors, added up.
    double gain = 0;
    std::optional<Interval> interval = {};  ///< Of the gain: see gain_interval.
    double errors_in_match = 0;
    double errors_in_hundred = 0;  ///< Decisions that count in the performance rating.

    [[nodiscard]] bool of_cube() const;
    /// Of various plans and various kinds: nothing to work on.
    [[nodiscard]] bool is_rest() const;
    /// Whether a decision, right or wrong, is one in which it could err: same plan, play or cube.
    [[nodiscard]] bool covers(const PlannedDecision& decision) const;
};

/// All families, those from which most can be won back first; what is left over comes last.
[[nodiscard]] std::vector<ErrorFamily> error_families(const PlannedMatches& matches);

/// "holding: shots left".
[[nodiscard]] std::string name_of(const ErrorFamily& family, const Translator& words = {});

/// Between what a sum of gains lies in the long run, with the chance `kIntervalChance`. Errors are taken to
/// come at random (a Poisson process), so that the variance of their sum is the sum of their squares, and the
/// sum to have a gamma distribution. How much gains differ is drawn to the usual where there are few. Nothing
/// of fewer than `kLeastInFamily`. docs/plan.md tells how often it holds.
[[nodiscard]] std::optional<Interval> gain_interval(std::span<const double> gains);

}  // namespace gammonkit
