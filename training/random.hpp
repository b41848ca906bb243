#pragma once

#include "analysis/mixing.hpp"
#include "model/dice.hpp"

#include <cstdint>

namespace gammonkit {

/// Random numbers for training: xoshiro256++ (Blackman, Vigna 2019). The same seed gives the same numbers
/// everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed = 0)
    {
        for (std::uint64_t& word : state_)
            word = next_mixed(seed);
    }

    std::uint64_t next()
    {
        const std::uint64_t result = turned(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = turned(state_[3], 45);
        return result;
    }

    /// From 0 to `count` - 1.
    int below(int count)
    {
        return static_cast<int>((next() >> 32U) * static_cast<std::uint64_t>(count) >> 32U);
    }

    /// From 0 to 1, without 1.
    double unit() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

    Dice roll() { return *Dice::from(1 + below(6), 1 + below(6)); }

private:
    static std::uint64_t turned(std::uint64_t word, unsigned by) { return word << by | word >> (64U - by); }
    std::uint64_t state_[4];
};

}  // namespace gammonkit
