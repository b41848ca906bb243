#pragma once

#include "analysis/hypergammon/numbering.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace gammonkit::hypergammon {

/// A position of the opponent, as the player who moves meets it. Points are the mover's.
struct Opponent {
    std::uint32_t places = 0;              ///< A bit for each point where he stands.
    std::uint32_t blocked = 0;             ///< Those where he has two checkers or more.
    std::array<std::uint32_t, 3> blots{};  ///< Those where he has one: a bit each, 0 for none.
    std::array<std::uint16_t, 8> after{};  ///< What becomes of him if those blots are hit: 1 + 2 + 4.

    [[nodiscard]] std::uint32_t all_blots() const { return places & ~blocked; }

    /// What becomes of him if checkers land on these points.
    [[nodiscard]] std::size_t after_landings(std::uint32_t landings) const
    {
        std::size_t hits = 0;
        for (std::size_t i = 0; i < blots.size(); ++i)
            hits |= static_cast<std::size_t>((landings & blots[i]) != 0) << i;
        return after[hits];
    }
};

/// All positions of one side as opponents, by number.
[[nodiscard]] std::vector<Opponent> opponents(const Numbering& numbering);

}  // namespace gammonkit::hypergammon
