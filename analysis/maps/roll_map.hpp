#pragma once

#include "analysis/position_judge.hpp"
#include "model/dice.hpp"
#include "model/player.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// What one roll brings, played as well as possible. Values are those of the viewer of its map.
struct MappedRoll {
    Dice dice;
    Play play = {};               ///< The best one; empty if there is none.
    Position position = {};       ///< After it.
    double equity = 0;            ///< Points for each unit of the cube, or EMG.
    std::optional<Mwc> mwc = {};  ///< In a match.
    double luck = 0;              ///< How much more than the average it brings him who rolls; same unit.
    bool hits = false;
    bool dances = false;        ///< A checker stays on the bar, and no other can move.
    bool loses_market = false;  ///< See RollMap::has_market.

    /// How many of the 36 rolls it stands for.
    [[nodiscard]] int weight() const { return dice.is_double() ? 1 : 2; }
};

/// All rolls of a player, and what they bring.
struct RollMap {
    Player roller = Player::first;
    Player viewer = Player::first;        ///< Whose values these are: high is good for him.
    std::vector<MappedRoll> rolls = {};   ///< All 21, as kAllRolls lists them.
    double average = 0;                   ///< Over the 36 rolls; nobody doubles before them.
    std::optional<Mwc> average_mwc = {};  ///< In a match.
    double spread = 0;                    ///< The standard deviation of the equities.
    /// The viewer could use the cube, so that his market can be lost. A roll of his own loses it if his
    /// opponent would now regret having taken a double before it; one of his opponent's if that opponent
    /// would have to pass a double now.
    bool has_market = false;

    /// How many of the 36 rolls do something.
    [[nodiscard]] int count(bool MappedRoll::* what) const;
};

/// The rolls of the player on roll, whatever dice are on the table. Fails as the judge does, or if `progress`
/// stops it.
[[nodiscard]] Result<RollMap> roll_map(PositionJudge& judge, const GameState& state, const Level& level,
                                       Player viewer, const Progress& progress = {});

/// The same, and for each of its rolls the map of the rolls that answer it, with the same viewer; a roll that
/// wins has an empty one.
struct RollSequences {
    RollMap first;
    std::vector<RollMap> second;

    /// How many of the 1296 sequences lose the viewer's market: after the second roll, or for good because
    /// the first has won.
    [[nodiscard]] int market_losers() const;
};
[[nodiscard]] Result<RollSequences> roll_sequences(PositionJudge& judge, const GameState& state,
                                                   const Level& level, Player viewer,
                                                   const Progress& progress = {});

/// The state after a play of the player on roll: his opponent is to roll.
[[nodiscard]] GameState state_after(const GameState& state, const Position& position);

}  // namespace gammonkit
