#pragma once

#include "model/decisions/columns.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// By how much the reference player misjudges what a choice is worth: one standard deviation, in EMG.
/// docs/statistics.md tells how well players of this and other noise play.
inline constexpr double kReferenceNoise = 0.05;

/// How often a player makes each of several choices who sees what each is worth, and in each is wrong by a
/// normal error of his own with this standard deviation, and who takes what looks best. `costs` tell what
/// each choice loses against the best, from 0, in the unit of the noise. The chances add up to 1. They are
/// integrated to six decimals; what costs more than 7.5 standard deviations is never chosen.
[[nodiscard]] std::vector<double> chances_of_choices(std::span<const double> costs, double noise);

/// What the choices of a decision lose against the best, from 0, in EMG, seen by the player who decides: of a
/// roll all candidates that its first analysis values; to double and not to, if the opponent answers
/// correctly; to take and to drop. Candidates that are not listed are left out, as if nobody would think of
/// them. Empty if fewer than two choices are valued in one unit, as of forced plays and beavers.
[[nodiscard]] std::vector<double> costs_of_choices(const DecisionRow& row);

/// How difficult a decision is: what the reference player loses by it on average, in EMG. Nothing where
/// `costs_of_choices` is empty.
[[nodiscard]] std::optional<double> difficulty_of(const DecisionRow& row, double noise = kReferenceNoise);

/// How avoidable an error is: the chance, from 0 to 1, that the reference player loses less by the decision
/// than was lost. 0 without an error; nothing where difficulty or error are not known.
[[nodiscard]] std::optional<double> avoidable_share(const DecisionRow& row, double noise = kReferenceNoise);

}  // namespace gammonkit
