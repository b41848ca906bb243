#pragma once

#include "model/replay.hpp"

namespace gammonkit {

/// Does one turn to a state. A visitor of Action, the inside of GameReplayer.
class TurnFollower {
public:
    TurnFollower(GameState& state, std::optional<Outcome>& outcome, Player player,
                 std::vector<Breach>* breaches)
        : state_(state), outcome_(outcome), player_(player), breaches_(breaches)
    {
    }

    void operator()(const CheckerPlay& turn)
    {
        roll(turn.dice);
        play(turn);
    }
    void operator()(const Roll& turn);
    void operator()(const Double& turn);
    void operator()(const Take& turn);
    void operator()(const Drop& turn);
    void operator()(const Beaver& turn);
    void operator()(const Raccoon& turn);
    void operator()(const Resign& turn);
    void operator()(const AcceptResignation& turn);
    void operator()(const RefuseResignation& turn);
    void operator()(const SetPosition& turn);
    void operator()(const SetCube& turn);
    void operator()(const Remark&) {}

    /// True if the turn's player is to roll and nothing else is open, as before nearly all plays: then `play`
    /// does all there is to do, and changes nothing if it stops.
    [[nodiscard]] bool is_to_roll() const
    {
        return state_.phase == GamePhase::playing && state_.on_roll == player_ && !state_.dice &&
               state_.offer == Offer::none;
    }
    void play(const CheckerPlay& turn);

    /// True once a breach made it impossible to go on; the state may then be half changed.
    [[nodiscard]] bool stopped() const { return stopped_; }

private:
    void breach(std::string_view code, std::string message);
    void stop();

    void take_turn();
    void leave_the_other_turn();
    void roll(Dice dice);
    void make(const CheckerPlay& turn);
    void check_no_play(const CheckerPlay& turn);
    void report_illegal(const CheckerPlay& turn);
    void check_recorded_board(const CheckerPlay& turn);
    void end_if_borne_off();

    void check_double(const Double& turn);
    void check_answer(std::string_view verb);
    void redouble(Offer offer, std::string_view name, bool in_use);
    void accept_double();
    void pass_over_offer();
    [[nodiscard]] bool cube_is_offered() const;

    void end(GamePhase phase, Player winner, int points);

    GameState& state_;
    std::optional<Outcome>& outcome_;
    Player player_;
    std::vector<Breach>* breaches_;
    bool stopped_ = false;
};

}  // namespace gammonkit
