#pragma once

#include "model/cube.hpp"
#include "model/dice.hpp"
#include "model/outcome.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"

#include <optional>

namespace gammonkit {

/// What has been offered and not answered yet.
enum class Offer : std::uint8_t { none, cube, beaver, raccoon, resignation };

enum class GamePhase : std::uint8_t {
    not_started,  ///< Nobody has rolled yet: who is on roll is not known.
    playing,
    over,      ///< Someone has borne off all checkers.
    resigned,  ///< A resignation was accepted.
    dropped    ///< A double was not taken.
};

/// Everything a spectator needs to know at one moment of a game: what position identifiers describe.
struct GameState {
    Position position = {};
    Player on_roll = Player::first;  ///< Who rolls, or has rolled, or doubled before rolling.
    std::optional<Dice> dice = {};   ///< Rolled and not played yet.
    /// Before an offered double is taken: the value it still has. A beaver takes the double and a raccoon the
    /// beaver: the stake that is offered is always twice the cube.
    Cube cube = {};
    Offer offer = Offer::none;
    Player offered_by = Player::first;     ///< Means something only while something is offered.
    Stake resigned_stake = Stake::single;  ///< Means something only while a resignation is offered.
    GamePhase phase = GamePhase::playing;
    ByPlayer<int> score = {};    ///< Points before this game.
    bool crawford_game = false;  ///< No doubling in this game.
    Rules rules = {};

    /// Who must decide now: on roll, or answering what the other offered.
    [[nodiscard]] Player to_decide() const { return offer == Offer::none ? on_roll : opponent(offered_by); }
    /// True if a double, beaver or raccoon waits for an answer.
    [[nodiscard]] bool cube_is_offered() const { return offer != Offer::none && offer != Offer::resignation; }
    friend bool operator==(const GameState&, const GameState&) = default;
};

/// The state before the first roll of a game.
[[nodiscard]] GameState start_of_game(const Rules& rules, const ByPlayer<int>& score, bool crawford_game);

/// Points `player` still needs; 0 in a money session.
[[nodiscard]] int away(const GameState& state, Player player);

/// True in games of a match after the Crawford game.
[[nodiscard]] bool is_post_crawford(const GameState& state);

/// True if the rules let `player` double now: cube in reach, not the Crawford game,
/// below the cube limit, nothing offered, dice not rolled, `player` on roll.
[[nodiscard]] bool may_double(const GameState& state, Player player);

/// The state in which `player` has rolled: before the first roll of a game nobody is on roll.
[[nodiscard]] GameState rolled(GameState state, Player player, Dice dice);

}  // namespace gammonkit
