#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "model/game_state.hpp"

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

}  // namespace gammonkit
