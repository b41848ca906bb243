#pragma once

#include "model/cube.hpp"
#include "model/dice.hpp"
#include "model/outcome.hpp"
#include "model/play.hpp"
#include "model/position.hpp"
#include "support/boxed.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace gammonkit {

/// A roll and the play made with it. No steps: the player could not move (or the record shows nothing: Roll).
struct CheckerPlay {
    Dice dice;
    Play play = {};
    /// Only where a record says what the board looked like after a play that its rules reject. Replay goes on
    /// from there; the steps, if any, are then only what was written.
    Boxed<Position> result = {};
    /// What was written, where that is not a play at all; empty otherwise.
    RareText notation = {};
    friend bool operator==(const CheckerPlay&, const CheckerPlay&) = default;
};

/// Dice that were rolled without a play being recorded: resigned after the roll, broken off, or not known.
struct Roll {
    Dice dice;
    friend bool operator==(const Roll&, const Roll&) = default;
};

/// Offers to double. The turn's player doubles; `value` is the stake offered, if the record states it.
struct Double {
    std::optional<int> value = {};
    friend bool operator==(const Double&, const Double&) = default;
};
/// Accepts a double (or a beaver, or a raccoon) and owns the cube; after a beaver the one who beavered owns
/// it.
struct Take {
    friend bool operator==(const Take&, const Take&) = default;
};
/// Refuses a double and loses the game at the cube's value before it.
struct Drop {
    friend bool operator==(const Drop&, const Drop&) = default;
};
/// Takes a double and redoubles at once, keeping the cube.
struct Beaver {
    friend bool operator==(const Beaver&, const Beaver&) = default;
};
/// Answers a beaver by doubling once more.
struct Raccoon {
    friend bool operator==(const Raccoon&, const Raccoon&) = default;
};

/// Offers to lose the game at `stake` times the cube.
struct Resign {
    Stake stake = Stake::single;
    friend bool operator==(const Resign&, const Resign&) = default;
};
struct AcceptResignation {
    friend bool operator==(const AcceptResignation&, const AcceptResignation&) = default;
};
struct RefuseResignation {
    friend bool operator==(const RefuseResignation&, const RefuseResignation&) = default;
};

/// The board was edited. The turn's player is on roll afterwards.
struct SetPosition {
    Indirect<Position> position = {};
    friend bool operator==(const SetPosition&, const SetPosition&) = default;
};
/// The cube was edited, or started at another value (automatic doubles are `Game::automatic_doubles`, not
/// this).
struct SetCube {
    Cube cube;
    friend bool operator==(const SetCube&, const SetCube&) = default;
};

/// Nothing happens on the board: a place for a comment, or for something that only the source format knows.
struct Remark {
    friend bool operator==(const Remark&, const Remark&) = default;
};

using Action = std::variant<CheckerPlay, Roll, Double, Take, Drop, Beaver, Raccoon, Resign, AcceptResignation,
                            RefuseResignation, SetPosition, SetCube, Remark>;

/// The stable name of an action in dump, json and messages: "play", "roll", "double", "take", "drop",
/// "beaver", "raccoon", "resign", "accept-resignation", "refuse-resignation", "set-position", "set-cube",
/// "remark".
[[nodiscard]] std::string_view action_name(const Action& action);

}  // namespace gammonkit
