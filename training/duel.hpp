#pragma once

#include "analysis/evaluate/evaluator.hpp"

#include <cstdint>

namespace gammonkit {

/// How one engine did against another.
struct DuelResult {
    long games = 0;
    double points = 0;          ///< A game, cubeless, for the first engine.
    double standard_error = 0;  ///< Of that mean, by pairs of games.
};

/// Lets two engines play `pairs` pairs of cubeless money games without looking ahead. Both games of a pair
/// have the same dice, and each engine begins one: where they play alike, luck is the same for both. A game
/// ends where its chances are known, and counts what they are worth.
[[nodiscard]] DuelResult duel(const Evaluator& one, const Evaluator& other, int pairs, std::uint64_t seed,
                              int threads);

}  // namespace gammonkit
