#pragma once

#include "analysis/hypergammon/record.hpp"

#include <algorithm>
#include <limits>

namespace gammonkit::hypergammon {

/// The best that the plays of one roll lead to: by what the opponent has there, the less the better. Each
/// cube has a play of its own. Of equals the last one counts, as in makehyper.
struct Best {
    static constexpr float kInfinite = std::numeric_limits<float>::infinity();

    Equities equities{kInfinite, kInfinite, kInfinite, kInfinite, kInfinite};
    std::size_t place = 0;  ///< That of the best play without the cube.

    /// Has no branches: which play is better cannot be foreseen, and memory is waited for meanwhile.
    void consider(const Equities& his, std::size_t his_place)
    {
        const bool is_better = his[kCubeless] <= equities[kCubeless];
        place ^= (place ^ his_place) & (std::size_t{0} - static_cast<std::size_t>(is_better));
        // He doubles where that is right for him; at his opponent's cube he cannot.
        const float doubled = std::min(2 * his[kOther], 1.0F);
        const Equities least{doubled, doubled, doubled, -kInfinite, -kInfinite};
        for (std::size_t kind = 0; kind < his.size(); ++kind)
            equities[kind] = std::min(equities[kind], std::max(his[kind], least[kind]));
    }

    [[nodiscard]] bool is_known() const { return equities[kCubeless] != kInfinite; }

    /// Seen by the player who moves.
    [[nodiscard]] Equities opposite() const
    {
        return {-equities[kOther], -equities[kCentered], -equities[kJacoby], -equities[kOwn],
                -equities[kCubeless]};
    }
};

}  // namespace gammonkit::hypergammon
