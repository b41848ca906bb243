#include "model/transform/complete_bear_off.hpp"

#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "model/scoring.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kUnknownDice = "The dice of this roll are not on record.";

/// The play of a roll that bears off the last checkers, if there is one.
std::optional<Play> winning_play(const Position& position, Player player, Dice dice)
{
    if (!position.all_home(player)) return std::nullopt;
    for (const LegalPlay& legal : legal_plays(position, player, dice)) {
        if (legal.result.has_won(player)) return legal.play;
    }
    return std::nullopt;
}

/// The 21 rolls, the lowest first.
std::vector<Dice> all_rolls()
{
    std::vector<Dice> rolls;
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low)
            rolls.push_back(*Dice::from(high, low));
    }
    return rolls;
}

/// The lowest roll that wins at once; `all`: only if every roll does.
std::optional<Dice> winning_roll(const Position& position, Player player, bool all)
{
    // Four checkers are the most that a roll bears off, and no more than that is looked at.
    if (position.total(player) - position.checkers(player, kOff) > 4) return std::nullopt;
    const std::vector<Dice> rolls = all_rolls();
    const auto wins = [&](Dice dice) { return winning_play(position, player, dice).has_value(); };
    if (all && !std::all_of(rolls.begin(), rolls.end(), wins)) return std::nullopt;
    const auto found = std::find_if(rolls.begin(), rolls.end(), wins);
    return found == rolls.end() ? std::nullopt : std::optional(*found);
}

/// One game, and what stands at its end.
class Ending {
public:
    Ending(const Match& match, std::size_t index, EndResignation resignations)
        : rules_(match.rules), crawford_(is_crawford_game(match, index)), resignations_(resignations),
          game_(match.games[index]), stated_(follow_to_end(game_, rules_, crawford_).outcome())
    {
        resigned_ = stated_ && take_off_resignation();
        if (!stated_) stated_ = game_.claimed_outcome;
    }

    /// The game with its bear-off, if that is missing.
    [[nodiscard]] std::optional<Game> completed()
    {
        const GameReplayer end = follow_to_end(game_, rules_, crawford_);
        if (end.outcome() || end.stopped() || game_.turns.empty()) return std::nullopt;
        if (!complete_last_roll() && !add_roll(end.state())) return std::nullopt;
        const std::optional<Outcome> outcome = follow_to_end(game_, rules_, crawford_).outcome();
        if (!outcome || (stated_ && !agrees(*outcome))) return std::nullopt;
        game_.claimed_outcome.reset();
        return std::move(game_);
    }

private:
    /// Takes the resignation that ends the game off its turns; false if there is none.
    bool take_off_resignation()
    {
        std::vector<Turn>& turns = game_.turns;
        const std::size_t size = turns.size();
        if (size < 2 || !std::holds_alternative<AcceptResignation>(turns[size - 1].action) ||
            !std::holds_alternative<Resign>(turns[size - 2].action))
            return false;
        turns.resize(size - 2);
        return true;
    }

    /// Gives the last turn, which has dice, the play that wins.
    bool complete_last_roll()
    {
        Turn& last = game_.turns.back();
        const auto* roll = std::get_if<Roll>(&last.action);
        const auto* play = std::get_if<CheckerPlay>(&last.action);
        if (roll == nullptr && play == nullptr) return false;
        const Dice dice = roll != nullptr ? roll->dice : play->dice;
        const Position before = position_before_last();
        const std::optional<Play> winning = winning_play(before, last.player, dice);
        if (!winning || (play != nullptr && is_whole(*play, *winning, before, last.player))) return false;
        last.action = CheckerPlay{.dice = dice, .play = *winning};
        return true;
    }

    /// Whether a play that does not win is what was played. Of one who is said to have won, it is not where
    /// it has fewer steps than the play that wins.
    [[nodiscard]] bool is_whole(const CheckerPlay& made, const Play& winning, const Position& before,
                                Player player) const
    {
        const bool won = stated_ && stated_->winner == player;
        if (made.play.empty() || (won && made.play.size() < winning.size())) return false;
        return !why_illegal(before, player, made.dice, made.play);
    }

    [[nodiscard]] Position position_before_last() const
    {
        GameReplayer replayer(rules_, game_, crawford_);
        for (std::size_t i = 0; i + 1 < game_.turns.size(); ++i)
            replayer.apply(game_.turns[i]);
        return replayer.state().position;
    }

    bool add_roll(const GameState& end)
    {
        if (end.dice || end.offer != Offer::none || end.phase != GamePhase::playing) return false;
        if (resigned_ && resignations_ == EndResignation::believed) return false;
        const bool any_will_do = !resigned_ && stated_;
        const std::optional<Dice> dice = winning_roll(end.position, end.on_roll, !any_will_do);
        if (!dice) return false;
        game_.turns.push_back(
            {.player = end.on_roll,
             .action = CheckerPlay{.dice = *dice, .play = *winning_play(end.position, end.on_roll, *dice)},
             .comment = std::string(kUnknownDice)});
        return true;
    }

    [[nodiscard]] bool agrees(const Outcome& outcome) const
    {
        return score_with(game_.score, outcome, rules_) == score_with(game_.score, *stated_, rules_);
    }

    const Rules& rules_;
    bool crawford_;
    EndResignation resignations_;
    Game game_;
    std::optional<Outcome> stated_;
    bool resigned_ = false;
};

}  // namespace

std::vector<std::string> complete_bear_off(Match& match, EndResignation resignations)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        std::optional<Game> completed = Ending(match, index, resignations).completed();
        if (!completed) continue;
        const auto& play = std::get<CheckerPlay>(completed->turns.back().action);
        const bool made_up = completed->turns.back().comment == kUnknownDice;
        done.push_back(
            fmt::format("game {}: the last bear-off is {} with {}{}{}", completed->number,
                        to_string(play.play), play.dice.high(), play.dice.low(),
                        made_up ? ", the lowest roll that does it: the dice are not on record" : ""));
        match.games[index] = *std::move(completed);
    }
    return done;
}

}  // namespace gammonkit
