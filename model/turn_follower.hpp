#pragma once

#include "model/legal_plays.hpp"
#include "model/replay.hpp"

namespace gammonkit {

/// Does one turn to a state. A visitor of Action, the inside of GameReplayer. What happens at nearly every
/// turn is inline.
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
    void make_odd(const CheckerPlay& turn);
    void check_no_play(const CheckerPlay& turn);
    void report_illegal(const CheckerPlay& turn);
    void check_recorded_board(const CheckerPlay& turn);
    void end_if_borne_off();
    void end_by_bearing_off(Player winner);

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

inline void TurnFollower::play(const CheckerPlay& turn)
{
    make(turn);
    if (stopped_) return;
    state_.dice.reset();
    end_if_borne_off();
    if (state_.phase == GamePhase::playing) state_.on_roll = opponent(player_);
}

/// Stops if it cannot be known what the board looks like afterwards.
inline void TurnFollower::make(const CheckerPlay& turn)
{
    const bool is_usual = !turn.play.empty() && !turn.result;
    const bool is_made =
        is_usual && (breaches_ == nullptr ? gammonkit::make(state_.position, player_, turn.play)
                                          : make_if_legal(state_.position, player_, turn.dice, turn.play));
    if (!is_made) make_odd(turn);
}

inline void TurnFollower::end_if_borne_off()
{
    for (const Player player : kPlayers) {
        if (state_.position.has_won(player)) return end_by_bearing_off(player);
    }
}

}  // namespace gammonkit
