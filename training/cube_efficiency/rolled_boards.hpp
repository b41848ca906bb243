#pragma once

#include "analysis/bearoff/two_sided_table.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/search/dice_rolls.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace gammonkit::training {

/// A board and what all its rolls lead to after the best plays.
struct RolledBoard {
    struct Reply {
        Board board;  ///< Seen by the opponent.
        Chances chances;
        std::optional<bearoff::TwoSidedEquities> exact = {};  ///< If a table knows the cube.
    };
    Board board;
    Chances chances;        ///< Without looking ahead.
    Chances after_replies;  ///< One roll ahead.
    std::array<Reply, kAllRolls.size()> replies;
};

/// So many boards of games that the engine plays against itself, with a few odd plays. Rare kinds of
/// positions are kept more often, those that are as good as over are not.
[[nodiscard]] std::vector<RolledBoard> rolled_boards(std::size_t count, std::uint64_t seed);

}  // namespace gammonkit::training
