#include "analysis/rollout/rollout_dice.hpp"

#include "analysis/mixing.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace gammonkit {
namespace {

/// 0 to `count` - 1, all equally likely but for one part in 2^25.
std::size_t number_below(std::size_t count, std::uint64_t random)
{
    return (random >> 32U) * count >> 32U;
}

Dice dice_of(std::size_t number)
{
    const auto die = [](std::size_t face) { return static_cast<int>(face) + 1; };
    return *Dice::from(die(number / 6), die(number % 6));
}

}  // namespace

RolloutDice::RolloutDice(std::uint64_t seed, bool quasi_random, bool opening)
    : seed_(mixed(seed + kMixingStep)), quasi_random_(quasi_random), opening_(opening)
{
    std::uint64_t state = seed_;
    for (std::size_t turn = 0; turn < kEvenTurns; ++turn) {
        rolls_[turn] = shuffled(state);
        shifts_[turn] = shuffled(state);
    }
    // Doubles go behind all others, which stay in their order.
    if (opening)
        std::ranges::stable_partition(rolls_[0], [](std::size_t n) { return !dice_of(n).is_double(); });
}

RolloutDice::Permutation RolloutDice::shuffled(std::uint64_t& state)
{
    Permutation numbers{};
    std::iota(numbers.begin(), numbers.end(), std::uint8_t{0});
    for (std::size_t left = numbers.size(); left > 1; --left)
        std::swap(numbers[left - 1], numbers[number_below(left, next_mixed(state))]);
    return numbers;
}

/// The digits of the trial's number to the base of 36, each shifted by those before it: so even the later
/// ones, which change slowly, take all values within 36 trials.
std::size_t RolloutDice::even_number(std::uint64_t trial, std::size_t turn) const
{
    const std::size_t first = trial % first_rolls();
    const std::size_t second = trial / first_rolls() % kRolls;
    const std::size_t third = trial / first_rolls() / kRolls % kRolls;
    if (turn == 0) return rolls_[0][first];
    if (turn == 1) return rolls_[1][(shifts_[0][first] + second) % kRolls];
    return rolls_[2][(shifts_[1][first] + shifts_[2][second] + third) % kRolls];
}

std::size_t RolloutDice::random_number(std::uint64_t trial, int turn) const
{
    std::uint64_t state = seed_ ^ mixed(trial * kMixingStep + static_cast<std::uint64_t>(turn));
    if (turn == 0 && opening_) return rolls_[0][number_below(kOpeningRolls, next_mixed(state))];
    return number_below(kRolls, next_mixed(state));
}

Dice RolloutDice::roll(std::uint64_t trial, int turn) const
{
    const auto index = static_cast<std::size_t>(turn);
    return dice_of(quasi_random_ && index < kEvenTurns ? even_number(trial, index)
                                                       : random_number(trial, turn));
}

}  // namespace gammonkit
