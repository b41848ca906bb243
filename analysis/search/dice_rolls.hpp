#pragma once

#include "model/dice.hpp"

#include <array>
#include <span>
#include <utility>

namespace gammonkit {

/// One of the 21 different rolls and how likely it is.
struct WeightedRoll {
    Dice dice;
    float probability;
};

/// The roll with this index when they are listed 11, 21, 22, 31, 32, 33, 41 ...: 1 in 36 for a double, 2 in
/// 36 for the others.
[[nodiscard]] constexpr WeightedRoll roll_at(std::size_t index)
{
    int high = 1;
    int low = static_cast<int>(index) + 1;
    while (low > high)
        low -= high++;
    return {.dice = *Dice::from(high, low), .probability = (high == low ? 1.0F : 2.0F) / 36};
}

inline constexpr std::array<WeightedRoll, 21> kAllRolls =
    []<std::size_t... Index>(std::index_sequence<Index...>) {
        return std::array<WeightedRoll, 21>{roll_at(Index)...};
    }(std::make_index_sequence<21>());

/// Where a roll stands among them.
[[nodiscard]] constexpr std::size_t index_of(Dice dice)
{
    return static_cast<std::size_t>(dice.high() * (dice.high() - 1) / 2 + dice.low() - 1);
}

/// The rolls that a search goes through: all, or some that stand for them with weights of their own, chosen
/// by `choose_reduced_rolls`, for a search that takes two thirds or a third of the time at each ply.
enum class RollSet { all, fourteen, seven };

/// Their probabilities or weights add up to 1.
[[nodiscard]] std::span<const WeightedRoll> rolls_of(RollSet set);

}  // namespace gammonkit
