#pragma once

#include "analysis/board.hpp"
#include "model/cube.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/dice.hpp"
#include "model/game_state.hpp"
#include "support/result.hpp"

namespace gammonkit {

/// A game at the moment when somebody has to decide.
struct GameSituation {
    Board board;  ///< Seen by the player on roll.
    Player on_roll = Player::first;
    Cube cube = {};  ///< As it is before a double is answered.
};

/// The state of a game that began with `start`. Nothing if the board cannot be.
[[nodiscard]] inline std::optional<GameState> state_of(const GameState& start, const GameSituation& now)
{
    ByPlayer<Side> sides;
    sides[now.on_roll] = now.board.own;
    sides[opponent(now.on_roll)] = now.board.other;
    const std::optional<Position> position = Position::from(sides);
    if (!position) return std::nullopt;
    GameState state = start;
    state.position = *position;
    state.on_roll = now.on_roll;
    state.cube = now.cube;
    state.phase = GamePhase::playing;
    return state;
}

/// Who can play backgammon: an engine with its settings, or a program at the other end of a connection. One
/// is used by one thread at a time.
class Contestant {
public:
    Contestant() = default;
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant(Contestant&&) = delete;
    Contestant& operator=(const Contestant&) = delete;
    Contestant& operator=(Contestant&&) = delete;

    /// A game begins in which this contestant is `seat`. `start` has the score and the rules.
    virtual void begin(const GameState& start, Player seat) = 0;

    /// Whether it doubles before it rolls. It is only asked where it may and the double is of use.
    [[nodiscard]] virtual Result<bool> doubles(const GameSituation& situation) = 0;

    /// What it answers to the double of the player on roll. A beaver counts as a take where there are none.
    [[nodiscard]] virtual Result<DoubleAnswer> answers(const GameSituation& situation) = 0;

    /// The board after its play of a roll, seen by its opponent: always one that the rules lead to.
    [[nodiscard]] virtual Result<Board> plays(const GameSituation& situation, Dice dice) = 0;
};

}  // namespace gammonkit
