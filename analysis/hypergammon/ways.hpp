#pragma once

#include "analysis/hypergammon/numbering.hpp"
#include "model/dice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace gammonkit::hypergammon {

/// One way to play a roll if nobody is in the way.
struct Way {
    std::uint32_t landings;  ///< A bit for each point where a checker lands, in the mover's numbering.
    std::uint16_t after;     ///< The number of what comes out of it.
    std::uint16_t twin;      ///< How far before it a way to the same place stands; 0 if there is none.
};

/// The ways to play one roll from one position. First those that use most of the roll, then those that use
/// less of it and are played only if no better one can be: 4, 3, 2 and 1 steps of a double, or both dice,
/// the higher alone and the lower alone.
struct RollWays {
    int weight;                          ///< How many of the 36 rolls it stands for.
    std::uint32_t landings;              ///< All points where a checker may land.
    std::uint32_t begin;                 ///< The index of the first way.
    std::array<std::uint16_t, 4> sizes;  ///< How many ways each group has.
};

inline constexpr std::size_t kRolls = 21;

/// The ways of all rolls from all positions of one side, in the order in which `add_successors` finds their
/// results. Two ways to one place differ in where they land, and so perhaps in what they hit.
class AllWays {
public:
    explicit AllWays(const Numbering& numbering);

    /// The rolls 11, 21, 22, 31 ... 66.
    [[nodiscard]] const std::array<RollWays, kRolls>& rolls(std::size_t number) const
    {
        return rolls_[number];
    }
    [[nodiscard]] const Way* ways(const RollWays& roll) const { return ways_.data() + roll.begin; }

private:
    std::vector<std::array<RollWays, kRolls>> rolls_;
    std::vector<Way> ways_;
};

}  // namespace gammonkit::hypergammon
