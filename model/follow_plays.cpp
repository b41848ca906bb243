// TurnFollower: rolls, checker plays and edited boards.
#include "model/legal_plays.hpp"
#include "model/scoring.hpp"
#include "model/turn_follower.hpp"

#include <fmt/format.h>

namespace gammonkit {

void TurnFollower::breach(std::string_view code, std::string message)
{
    if (breaches_ != nullptr) {
        breaches_->push_back({.code = std::string(code), .message = std::move(message)});
    }
}

/// The breach that was reported last makes it impossible to go on.
void TurnFollower::stop()
{
    if (breaches_ != nullptr) breaches_->back().stops = true;
    stopped_ = true;
}

/// The turn's player is on roll, and nothing of the turn before is open.
void TurnFollower::take_turn()
{
    pass_over_offer();
    const bool knows_who = state_.phase != GamePhase::not_started;
    if (knows_who && state_.on_roll != player_) leave_the_other_turn();
    state_.phase = GamePhase::playing;
    state_.on_roll = player_;
}

/// The other player was on roll, but the record goes on with this one.
void TurnFollower::leave_the_other_turn()
{
    if (!state_.dice) {
        breach("not-on-roll", "it is the other player's turn");
    } else if (can_move(state_.position, state_.on_roll, *state_.dice)) {
        breach("no-play-recorded", "the roll before this turn was not played");
    }
    state_.dice.reset();
}

void TurnFollower::roll(Dice dice)
{
    const bool opening = state_.phase == GamePhase::not_started;
    if (opening && dice.is_double()) {
        breach("opening-double", "the opening roll shows two equal numbers");
    }
    take_turn();
    if (state_.dice && !state_.dice->same_roll(dice)) {
        breach("dice-changed", fmt::format("{}{} was rolled before, not {}{}", state_.dice->first(),
                                           state_.dice->second(), dice.first(), dice.second()));
    }
    state_.dice = dice;
}

void TurnFollower::operator()(const Roll& turn)
{
    roll(turn.dice);
}

/// A play that is not made by its steps, or that cannot be made or is not legal.
void TurnFollower::make_odd(const CheckerPlay& turn)
{
    if (turn.result) {
        if (breaches_ != nullptr) check_recorded_board(turn);
        state_.position = *turn.result;
        return;
    }
    if (turn.play.empty()) return check_no_play(turn);

    if (breaches_ != nullptr) report_illegal(turn);
    if (!gammonkit::make(state_.position, player_, turn.play)) stop();
}

void TurnFollower::report_illegal(const CheckerPlay& turn)
{
    const auto why = why_illegal(state_.position, player_, turn.dice, turn.play);
    breach("illegal-play", fmt::format("{} is not legal: {}", to_string(turn.play), *why));
}

void TurnFollower::check_no_play(const CheckerPlay& turn)
{
    const bool needs_no_look = breaches_ == nullptr && turn.notation.empty();
    if (needs_no_look || !can_move(state_.position, player_, turn.dice)) return;
    if (!turn.notation.empty()) {
        breach("unreadable-play", fmt::format("\"{:.40}\" is not a play", turn.notation.view()));
        return stop();
    }
    breach("no-play-recorded",
           fmt::format("no play is recorded, but {}", *why_illegal(state_.position, player_, turn.dice, {})));
}

void TurnFollower::check_recorded_board(const CheckerPlay& turn)
{
    if (turn.play.empty() && !turn.notation.empty()) {
        breach("illegal-play", fmt::format("\"{:.40}\" is not a play", turn.notation.view()));
        return;
    }
    if (turn.play.empty()) {
        if (play_between(state_.position, *turn.result, player_, turn.dice)) return;
        breach("illegal-play", fmt::format("no play of {}{} leads to the recorded board", turn.dice.first(),
                                           turn.dice.second()));
        return;
    }
    const std::optional<Position> board = after_legal(state_.position, player_, turn.dice, turn.play);
    if (!board) return report_illegal(turn);
    if (board != turn.result) {
        breach("board-differs", "the recorded board is not the one that the play leads to");
    }
}

void TurnFollower::end_by_bearing_off(Player winner)
{
    const Stake stake = stake_by_bearing_off(state_.position, winner);
    end(GamePhase::over, winner, points_for(stake, state_.cube, state_.rules));
}

void TurnFollower::operator()(const SetPosition& turn)
{
    state_.position = *turn.position;
    state_.on_roll = player_;
    state_.dice.reset();
    state_.offer = Offer::none;
    state_.phase = GamePhase::playing;
    end_if_borne_off();
}

void TurnFollower::end(GamePhase phase, Player winner, int points)
{
    state_.phase = phase;
    state_.offer = Offer::none;
    outcome_ = Outcome{.winner = winner, .points = points};
}

}  // namespace gammonkit
