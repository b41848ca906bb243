#include "model/decisions/decision.hpp"
#include "model/decisions/judge.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/legal_plays.hpp"
#include "model/match.hpp"
#include "model/step_rules.hpp"
#include "support/languages/translator.hpp"

namespace gammonkit {
namespace {

template <class Alternative>
bool is(const Turn& turn)
{
    return std::holds_alternative<Alternative>(turn.action);
}

bool is_answer(const Turn& turn)
{
    return is<Take>(turn) || is<Drop>(turn) || is<Beaver>(turn) || is<Raccoon>(turn);
}

/// What was done with a roll, in words.
std::string words_for(const CheckerPlay& made, const std::optional<GameState>& state, Player player)
{
    if (!made.notation.empty()) return made.notation.str();
    if (!state) return to_string(made.play);
    if (!made.play.empty()) return play_in_words(made.play, state->position, player);
    return can_move(state->position, player, made.dice) ? "" : "cannot move";
}

MadeChoice choice_of_answer(const Turn& answer)
{
    if (is<Take>(answer)) return MadeChoice::took;
    if (is<Drop>(answer)) return MadeChoice::dropped;
    return is<Beaver>(answer) ? MadeChoice::beavered : MadeChoice::raccooned;
}

/// Walks over the turns of a game and writes down the decisions in them.
class Walk {
public:
    Walk(const Game& game, std::size_t index, const FollowedGame& followed)
        : game_(game), index_(index), followed_(followed)
    {
    }

    std::vector<Decision> decisions()
    {
        for (turn_ = 0; turn_ < game_.turns.size(); ++turn_)
            add(game_.turns[turn_]);
        return std::move(decisions_);
    }

private:
    void add(const Turn& turn)
    {
        if (const std::optional<Dice> dice = dice_of(turn)) {
            if (could_double(turn)) add_offer(turn, false);
            add_play(turn, *dice);
            ++ply_;
        } else if (is<Double>(turn)) {
            add_offer(turn, true);
        } else if (is_answer(turn)) {
            add_answer(turn);
        }
    }

    [[nodiscard]] bool could_double(const Turn& turn) const
    {
        const GameState* state = followed_.before_turn(turn_);
        return !turn.cubes.empty() || (state != nullptr && may_double(*state, turn.player));
    }

    [[nodiscard]] Decision begun(DecisionKind kind, const Turn& turn) const
    {
        Decision decision{.kind = kind, .game = index_, .turn = turn_, .ply = ply_, .player = turn.player};
        if (const GameState* state = followed_.before_turn(turn_)) decision.state = *state;
        return decision;
    }

    void add_offer(const Turn& turn, bool doubled)
    {
        Decision decision = begun(DecisionKind::offer, turn);
        decision.choice = doubled ? MadeChoice::doubled : MadeChoice::waited;
        decision.made = doubled ? "double" : "no double";
        decision.mark = doubled ? turn.marks.play : turn.marks.cube;
        if (!turn.cubes.empty()) decision.judgement = judge_offer(turn.cubes.front(), doubled);
        decisions_.push_back(std::move(decision));
    }

    void add_answer(const Turn& turn)
    {
        Decision decision = begun(DecisionKind::answer, turn);
        decision.choice = choice_of_answer(turn);
        decision.made = action_name(turn.action);
        decision.mark = turn.marks.play;
        const CubeAnalyses& cubes = cubes_at(game_, turn_);
        std::optional<bool> took;
        if (is<Take>(turn) || is<Drop>(turn)) took = is<Take>(turn);
        if (!cubes.empty()) decision.judgement = judge_answer(cubes.front(), took);
        decisions_.push_back(std::move(decision));
    }

    void add_play(const Turn& turn, Dice dice)
    {
        Decision decision = begun(DecisionKind::play, turn);
        if (decision.state) decision.state = rolled(*decision.state, turn.player, dice);
        decision.dice = dice;
        const auto* play = std::get_if<CheckerPlay>(&turn.action);
        if (play != nullptr) decision.made = words_for(*play, decision.state, turn.player);
        if (!decision.made.empty()) decision.choice = MadeChoice::played;
        decision.mark = turn.marks.play;
        decision.luck = turn.luck;
        decision.luck_mark = turn.marks.luck;
        if (decision.state && !turn.plays.empty()) {
            decision.judgement = judge_play(turn.plays.front(), play, decision.state->position, turn.player);
        }
        decisions_.push_back(std::move(decision));
    }

    const Game& game_;
    std::size_t index_;
    const FollowedGame& followed_;
    std::size_t turn_ = 0;
    int ply_ = 1;
    std::vector<Decision> decisions_;
};

}  // namespace

const CubeAnalyses& cubes_at(const Game& game, std::size_t turn)
{
    const CubeAnalyses& own = game.turns[turn].cubes;
    if (!own.empty() || !is_answer(game.turns[turn])) return own;
    std::size_t before = turn;
    while (before > 0 && is<Remark>(game.turns[before - 1]))
        --before;
    const bool answers_double = before > 0 && is<Double>(game.turns[before - 1]);
    return answers_double ? game.turns[before - 1].cubes : own;
}

std::vector<Decision> decisions_of(const Match& match, std::size_t game, const FollowedGame& followed)
{
    return Walk(match.games[game], game, followed).decisions();
}

std::vector<Decision> decisions_of(const Match& match, std::size_t game)
{
    return decisions_of(match, game, follow(match, game));
}

Decision decision_of(const PositionRecord& record)
{
    const GameState& state = record.state;
    Decision decision{.player = state.to_decide(), .state = state, .dice = state.dice};
    if (state.dice) {
        if (!record.plays.empty()) {
            decision.judgement = judge_play(record.plays.front(), nullptr, state.position, decision.player);
        }
    } else if (state.offer == Offer::none) {
        decision.kind = DecisionKind::offer;
        if (!record.cubes.empty()) decision.judgement = judge_offer(record.cubes.front(), std::nullopt);
    } else {
        decision.kind = DecisionKind::answer;
        if (!record.cubes.empty()) decision.judgement = judge_answer(record.cubes.front(), std::nullopt);
    }
    return decision;
}

std::string_view to_string(DecisionKind kind)
{
    static constexpr std::string_view kNames[] = {"play", "double", "take"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view to_string(Phase phase)
{
    static constexpr std::string_view kNames[] = {"opening"_say, "contact"_say, "race"_say, "bearoff"_say};
    return kNames[static_cast<std::size_t>(phase)];
}

Phase phase_of(const Position& position, int ply)
{
    if (has_contact(position)) return ply <= kOpeningPlies ? Phase::opening : Phase::contact;
    const bool home = position.all_home(Player::first) && position.all_home(Player::second);
    return home ? Phase::bearoff : Phase::race;
}

DecisionValue decision_value(const Value& value)
{
    const double number = number_of(value);
    if (std::holds_alternative<Mwc>(value)) return {.mwc = number};
    return {.equity = number};
}

DecisionValue decision_value(const Estimate& estimate)
{
    if (!estimate.cubeful) return estimate.cubeless ? decision_value(*estimate.cubeless) : DecisionValue{};
    DecisionValue value = decision_value(*estimate.cubeful);
    if (estimate.mwc) value.mwc = estimate.mwc->value;
    return value;
}

std::optional<Value> value_of_drop(const CubeAnalysis& analysis)
{
    if (analysis.double_drop) return analysis.double_drop;
    const Estimate& no_double = analysis.no_double.estimate;
    const std::optional<Value>& value = comparable_value(no_double);
    if (!value || std::holds_alternative<Mwc>(*value)) return std::nullopt;
    if (std::holds_alternative<Emg>(*value)) return Emg{1};
    return Equity{1};
}

}  // namespace gammonkit
