#pragma once

#include "model/action.hpp"
#include "model/game_state.hpp"
#include "model/player.hpp"

namespace gammonkit::sgf {

/// What a node may build on without saying it: the board, the cube, what was offered, whose turn it is.
/// Follows whatever a record says as far as it goes; whether that was legal is not its business.
class Tracker {
public:
    Tracker(Position start, int cube_value) : position_(start), cube_{.value = cube_value} {}

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Cube& cube() const { return cube_; }
    /// Who rolls where the record does not say it.
    [[nodiscard]] Player on_roll() const { return on_roll_; }

    /// What "double" means now: a double straight after the opponent's is a beaver, after a beaver a raccoon.
    [[nodiscard]] Action offer(Player player) const;

    void follow(Player player, const Action& action);

private:
    void play(Player player, const CheckerPlay& action);
    void turn_cube(Player owner);
    void offer_cube(Player player, Offer offer);

    Position position_;
    Cube cube_;
    Player on_roll_ = Player::first;
    Offer offered_ = Offer::none;  ///< What of the cube was not answered yet.
    Player offered_by_ = Player::first;
    Player doubler_ = Player::first;  ///< Who began: after all beavers, his opponent owns the cube.
};

}  // namespace gammonkit::sgf
