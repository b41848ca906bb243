#pragma once

#include "analysis/search/dice_rolls.hpp"
#include "model/game_state.hpp"

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace gammonkit {

/// What each of `kAllRolls` is worth to the player who rolls it, after its best play; in the unit of a
/// CubeContext.
using RollValues = std::array<double, kAllRolls.size()>;

/// What rolls were found to be worth while plays and the cube were judged: luck is counted from the same.
/// Several threads may use it.
class RollMemory {
public:
    /// `player` is about to roll in a state; `plies` is how far was looked ahead behind his plays.
    void keep(GameState state, Player player, int plies, const RollValues& values);
    [[nodiscard]] std::optional<RollValues> find(GameState state, Player player, int plies) const;

private:
    struct Known {
        GameState state;
        int plies;
        RollValues values;
    };
    mutable std::mutex mutex_;
    std::unordered_multimap<std::uint64_t, Known> known_;  ///< By EvaluationCache::key_of.
};

}  // namespace gammonkit
