#pragma once

#include "model/dice.hpp"

#include <array>
#include <cstdint>

namespace gammonkit {

/// The dice of all trials of a rollout. Each roll follows from seed, trial and turn alone, so trials can be
/// made in any order by any number of threads, and all positions that are rolled out together meet the same
/// dice.
class RolloutDice {
public:
    /// `opening`: the first roll of each trial is no double.
    RolloutDice(std::uint64_t seed, bool quasi_random, bool opening = false);

    /// The roll of a turn of a trial; both count from 0.
    ///
    /// Quasi-random: of any 36 trials that begin with a multiple of 36, each has another first roll, and the
    /// same holds for their second and third rolls. Of 36 x 36 trials each has another pair of first and
    /// second roll, of 36 x 36 x 36 another three. Later rolls are random. In openings the first roll takes
    /// 30 trials: 30, 30 x 36 and 30 x 36 x 36.
    [[nodiscard]] Dice roll(std::uint64_t trial, int turn) const;

private:
    static constexpr std::size_t kRolls = 36;
    static constexpr std::size_t kOpeningRolls = 30;
    static constexpr std::size_t kEvenTurns = 3;
    using Permutation = std::array<std::uint8_t, kRolls>;

    [[nodiscard]] static Permutation shuffled(std::uint64_t& state);
    [[nodiscard]] std::size_t even_number(std::uint64_t trial, std::size_t turn) const;
    [[nodiscard]] std::size_t random_number(std::uint64_t trial, int turn) const;

    /// How many first rolls there are.
    [[nodiscard]] std::size_t first_rolls() const { return opening_ ? kOpeningRolls : kRolls; }

    std::uint64_t seed_;
    bool quasi_random_;
    bool opening_;
    std::array<Permutation, kEvenTurns> rolls_{};  ///< Which roll a number stands for, by turn.
    /// How far each first roll shifts the second and third, and each second the third.
    std::array<Permutation, kEvenTurns> shifts_{};
};

}  // namespace gammonkit
