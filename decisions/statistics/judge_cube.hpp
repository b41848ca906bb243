#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/statistics/counting_rules.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "model/analysis.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/decision.hpp"
#include "model/game_state.hpp"
#include "model/rules.hpp"

#include <optional>

namespace gammonkit {

/// Turns differences of normalized equity into chances to win the match, or into points of a money session,
/// at one score and cube.
class Scale {
public:
    Scale(const MatchEquityTable& table, const GameState& state, Player player);

    [[nodiscard]] Amount amount(double normalized) const;
    /// A difference in whatever unit its source gave it. Chances count for nothing in a money session.
    [[nodiscard]] std::optional<Amount> amount(const Value& difference) const;

    /// The chance, or points, that an equity is.
    [[nodiscard]] float absolute(float normalized) const;

private:
    float won_;   ///< What winning the cube is: a normalized point.
    float lost_;  ///< What losing it is.
    bool is_money_;
};

/// The sides of a cube decision in single precision, as in GNU Backgammon: that decides how ties are rounded.
using SingleCubeSides = CubeSidesOf<float>;

/// The same decision in both units.
struct CubeEquities {
    SingleCubeSides normalized = {};
    SingleCubeSides absolute = {};
};

/// Nothing if the analysis does not say what both sides are worth.
[[nodiscard]] std::optional<CubeEquities> values_of(const Judgement& judgement, const Scale& scale);

/// What was lost by doubling, or by not doubling; never negative.
[[nodiscard]] Amount error_of_offer(const CubeEquities& values, bool doubled);
[[nodiscard]] Amount error_of_answer(const CubeEquities& values, bool took);

/// What lies between to double and not to, and between to take and to drop; never negative.
[[nodiscard]] double gap_of_offer(const SingleCubeSides& sides);
[[nodiscard]] double gap_of_answer(const SingleCubeSides& sides);

/// In which direction this was wrong.
[[nodiscard]] CubeMistake mistake_of_offer(const SingleCubeSides& sides, bool doubled,
                                           const CountingRules& counting);

/// Whether not to double counts, by GNU Backgammon or its manual.
[[nodiscard]] bool is_close(const SingleCubeSides& sides, const CountingRules& counting);

/// What lies between the best and the worst candidate; 0 if fewer than two are evaluated.
[[nodiscard]] double spread_of(const PlayAnalysis& analysis);

/// What lies between the two best candidates, in EMG; nothing if that is not known of both.
[[nodiscard]] std::optional<double> gap_of(const PlayAnalysis& analysis);

/// Whether it is not obvious that there is no double: what lies between the sides is no more than the limit.
[[nodiscard]] bool is_relevant_offer(const SingleCubeSides& sides, const CountingRules& counting);

/// What a counted decision adds to the errors.
[[nodiscard]] double performance_error(const DecisionError& judged, const Rules& rules,
                                       const CountingRules& counting);

/// True if a double that was not made would have been of no use: the cube as it stands wins the match. There
/// was nothing to decide then, though the rules allow it.
[[nodiscard]] bool is_dead_cube(const Decision& decision);

}  // namespace gammonkit
