#include "importers/sgf/tracker.hpp"

namespace gammonkit::sgf {

Action Tracker::offer(Player player) const
{
    if (offered_ == Offer::none || player == offered_by_) return Double{};
    if (offered_ == Offer::beaver) return Raccoon{};
    return Beaver{};
}

void Tracker::turn_cube(Player owner)
{
    if (cube_.value < kHighestCube) cube_.value *= 2;
    cube_.owner = owner;
}

/// A beaver or raccoon takes what was offered and offers the same again.
void Tracker::offer_cube(Player player, Offer offer)
{
    if (offer == Offer::cube) {
        doubler_ = player;
    } else {
        turn_cube(opponent(doubler_));
    }
    offered_ = offer;
    offered_by_ = player;
}

void Tracker::play(Player player, const CheckerPlay& action)
{
    for (const Step step : action.play)
        position_.move(player, step.from, step.to);
    if (action.result) position_ = *action.result;
    on_roll_ = opponent(player);
}

void Tracker::follow(Player player, const Action& action)
{
    if (const auto* played = std::get_if<CheckerPlay>(&action)) {
        play(player, *played);
        offered_ = Offer::none;
    } else if (const auto* board = std::get_if<SetPosition>(&action)) {
        position_ = board->position;
        on_roll_ = player;
    } else if (const auto* cube = std::get_if<SetCube>(&action)) {
        cube_ = cube->cube;
    } else if (std::holds_alternative<Take>(action)) {
        turn_cube(opponent(doubler_));
        on_roll_ = doubler_;
        offered_ = Offer::none;
    } else if (std::holds_alternative<Double>(action)) {
        offer_cube(player, Offer::cube);
    } else if (std::holds_alternative<Beaver>(action)) {
        offer_cube(player, Offer::beaver);
    } else if (std::holds_alternative<Raccoon>(action)) {
        offer_cube(player, Offer::raccoon);
    }
}

}  // namespace gammonkit::sgf
