// TurnFollower: the cube and resignations.
#include "model/scoring.hpp"
#include "model/turn_follower.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Why a double may not be offered now, besides whose turn it is; empty if it may.
std::string why_no_double(const GameState& state, Player player)
{
    if (!state.rules.uses_cube()) return "this match is played without a cube";
    if (state.crawford_game) return "nobody doubles in the Crawford game";
    if (state.cube.owner == opponent(player)) return "the opponent owns the cube";
    if (state.dice) return "the dice are already rolled";
    if (state.cube.value >= state.rules.cube_limit.value_or(kHighestCube)) {
        return fmt::format("the cube has reached its limit of {}", state.cube.value);
    }
    return "";
}

}  // namespace

bool TurnFollower::cube_is_offered() const
{
    return state_.offer == Offer::cube || state_.offer == Offer::beaver || state_.offer == Offer::raccoon;
}

void TurnFollower::operator()(const Double& turn)
{
    if (state_.phase == GamePhase::not_started) {
        breach("double-not-allowed", "nobody doubles before the opening roll");
    }
    take_turn();
    check_double(turn);
    state_.offer = Offer::cube;
    state_.offered_by = player_;
}

void TurnFollower::check_double(const Double& turn)
{
    const int stake = 2 * state_.cube.value;
    if (stake > kHighestCube) {
        breach("double-not-allowed", "the cube has reached the highest value");
        return stop();
    }
    if (std::string why = why_no_double(state_, player_); !why.empty()) {
        breach("double-not-allowed", std::move(why));
    }
    if (turn.value && turn.value != stake) {
        breach("double-value", fmt::format("the double is recorded as one to {}, but the cube stands at {}",
                                           *turn.value, state_.cube.value));
    }
}

void TurnFollower::check_answer(std::string_view verb)
{
    if (player_ == state_.offered_by) {
        breach("wrong-player", fmt::format("the player who made the offer cannot {} it", verb));
    }
}

void TurnFollower::operator()(const Take&)
{
    if (!cube_is_offered()) return breach("no-offer", "no double is offered that could be taken");
    check_answer("take");
    accept_double();
}

void TurnFollower::operator()(const Drop&)
{
    if (!cube_is_offered()) {
        breach("no-offer", "no double is offered that could be dropped");
        return end(GamePhase::dropped, opponent(player_), state_.cube.value);
    }
    check_answer("drop");
    end(GamePhase::dropped, state_.offered_by, state_.cube.value);
}

/// Who was doubled first owns the cube, however often it is turned again at once.
void TurnFollower::accept_double()
{
    const Player owner = state_.offer == Offer::beaver ? state_.offered_by : opponent(state_.offered_by);
    state_.cube = {.value = 2 * state_.cube.value, .owner = owner};
    state_.offer = Offer::none;
}

void TurnFollower::redouble(Offer offer, std::string_view name, bool in_use)
{
    const bool answers = offer == Offer::raccoon
                             ? state_.offer == Offer::beaver
                             : state_.offer == Offer::cube || state_.offer == Offer::raccoon;
    if (!answers) return breach("no-offer", fmt::format("nothing is offered that a {} could answer", name));
    if (4 * state_.cube.value > kHighestCube) {
        breach("beaver-not-allowed", "the cube has reached the highest value");
        return stop();
    }
    check_answer("redouble");
    if (!state_.rules.is_money() || !in_use) {
        breach("beaver-not-allowed", fmt::format("this match is played without {}s", name));
    }
    const Player answering = opponent(state_.offered_by);
    accept_double();
    state_.offer = offer;
    state_.offered_by = answering;
}

void TurnFollower::operator()(const Beaver&)
{
    redouble(Offer::beaver, "beaver", state_.rules.beavers.value_or(true));
}

void TurnFollower::operator()(const Raccoon&)
{
    redouble(Offer::raccoon, "raccoon", state_.rules.raccoons.value_or(true));
}

/// The game goes on without an answer: a double must have been taken, a resignation refused.
void TurnFollower::pass_over_offer()
{
    if (state_.offer == Offer::none) return;
    breach("offer-unanswered", state_.offer == Offer::resignation
                                   ? "the resignation before this turn was not answered"
                                   : "the double before this turn was not answered");
    if (cube_is_offered()) accept_double();
    state_.offer = Offer::none;
}

void TurnFollower::operator()(const Resign& turn)
{
    state_.offer = Offer::resignation;
    state_.offered_by = player_;
    state_.resigned_stake = turn.stake;
}

void TurnFollower::operator()(const AcceptResignation&)
{
    if (state_.offer != Offer::resignation) return breach("no-offer", "nobody has resigned");
    check_answer("accept");
    const int points = points_for(state_.resigned_stake, state_.cube, state_.rules);
    end(GamePhase::resigned, opponent(state_.offered_by), points);
}

void TurnFollower::operator()(const RefuseResignation&)
{
    if (state_.offer != Offer::resignation) return breach("no-offer", "nobody has resigned");
    check_answer("refuse");
    state_.offer = Offer::none;
}

void TurnFollower::operator()(const SetCube& turn)
{
    if (!is_cube_value(turn.cube.value)) {
        return breach("bad-cube", fmt::format("{} is not a value of the cube", turn.cube.value));
    }
    state_.cube = turn.cube;
}

}  // namespace gammonkit
