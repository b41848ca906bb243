#pragma once

#include "model/decisions/decision.hpp"
#include "model/match.hpp"

#include <functional>

namespace gammonkit {

/// The decisions of all matches as positions that stand alone, in the order of play, each with names, comment
/// and analysis; then the positions that stood alone already. A roll gives its position with the dice, and
/// before it, where a cube decision is analyzed, the same without; a double gives one before and one after
/// the offer, both with its analysis. Rolls after which nobody could move, and turns that cannot be followed,
/// give none.
[[nodiscard]] Collection decision_positions_of(const Collection& collection);

/// Which decisions are wanted.
struct DecisionChoice {
    std::function<bool(const Match& match, std::size_t game, std::size_t turn, DecisionKind kind)> in_match;
    std::function<bool(const PositionRecord& record)> alone;
};

/// The same for the decisions that are wanted.
[[nodiscard]] Collection decision_positions_of(const Collection& collection, const DecisionChoice& choice);

}  // namespace gammonkit
