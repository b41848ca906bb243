#pragma once

#include "model/decisions/decision.hpp"

namespace gammonkit {

/// What an analysis says of a play on this board. `made`: which candidate was played, if one of them.
[[nodiscard]] Judgement judge_play(const PlayAnalysis& analysis, const CheckerPlay* made,
                                   const Position& position, Player player);

/// What it says of doubling; `doubled` is what the player did, if that is known.
[[nodiscard]] Judgement judge_offer(const CubeAnalysis& analysis, std::optional<bool> doubled);

/// What it says of the answer to the double, seen by the player who answers; `took` is what he did, if he
/// took or dropped.
[[nodiscard]] Judgement judge_answer(const CubeAnalysis& analysis, std::optional<bool> took);

/// The same chances, seen by the opponent.
[[nodiscard]] Probabilities opposite(const Probabilities& chances);

/// A play as people write it, the same for the same steps in whatever order.
[[nodiscard]] std::string play_in_words(const Play& play, const Position& position, Player player);

}  // namespace gammonkit
