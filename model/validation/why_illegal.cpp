#include "model/legal_plays.hpp"
#include "model/step_rules.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// How far a play can be followed with the dice in one order.
struct Progress {
    Position board;            ///< After the steps that could be done.
    std::size_t done = 0;      ///< How many those are.
    bool suits_a_die = false;  ///< True if the step that failed at least has the length of its die.
};

bool suits(Step step, int die)
{
    const int length = step.from.number() - step.to.number();
    return length == die || (step.to == kOff && length < die);
}

/// Makes one step if the rules allow it with `die`. That a checker is there and may land is for `move` to
/// see.
bool make(Position& board, Player player, Step step, int die)
{
    if (step.from != kBar && board.checkers(player, kBar) > 0) return false;
    const bool suits = step.from.number() > die
                           ? step.from.number() - die == step.to.number()
                           : step.from != kOff && destination_off(board, player, step.from, die) == step.to;
    return suits && board.move(player, step.from, step.to);
}

/// Makes all the steps with the dice in one order. False, and the board half changed, if that can't be done.
/// Not inline, so that `make` is.
[[gnu::noinline]] bool make_all(Position& board, Player player, const Play& steps, const DiceOrder& dice)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!make(board, player, steps[i], dice[i])) return false;
    }
    return true;
}

Progress follow(const Position& position, Player player, const Play& play, const DiceOrder& dice)
{
    Progress progress{.board = position};
    for (const Step step : play) {
        const int die = dice[progress.done];
        if (!make(progress.board, player, step, die)) {
            progress.suits_a_die = suits(step, die);
            break;
        }
        ++progress.done;
    }
    return progress;
}

/// How far the steps of a play can be followed with the dice in their better order, and which that is.
///
/// The steps are sorted: whatever can be done in some order can be done from high to low. The bar comes
/// first, and a checker that has moved on never stands in the way of those before it.
std::pair<Progress, DiceOrder> follow_best(const Position& position, Player player, const Play& steps,
                                           Dice dice)
{
    const DiceOrder high_first = DiceOrder::high_first(dice);
    const Progress high = follow(position, player, steps, high_first);
    if (high.done == steps.size() || dice.is_double()) return {high, high_first};
    const DiceOrder low_first = DiceOrder::low_first(dice);
    const Progress low = follow(position, player, steps, low_first);
    const bool low_is_better = std::pair(low.done, low.suits_a_die) > std::pair(high.done, high.suits_a_die);
    return low_is_better ? std::pair(low, low_first) : std::pair(high, high_first);
}

/// True if a play that can be followed leaves no more of the roll unused than it must.
bool uses_enough(const Position& position, Player player, Dice dice, const Play& play, const Position& board)
{
    if (play.size() == DiceOrder::high_first(dice).size()) return true;
    if (play.empty()) return !can_move(position, player, dice);
    const std::vector<LegalPlay> legal = legal_plays(position, player, dice);
    return std::any_of(legal.begin(), legal.end(),
                       [&](const LegalPlay& other) { return other.result == board; });
}

std::string place_name(Point point)
{
    return point == kBar ? "bar" : fmt::format("{} point", point.number());
}

std::string lacks_length(Step step, Dice dice, std::size_t done, int die)
{
    if (done > 0 || dice.is_double()) return fmt::format("{} is not a {}", to_string(Play{step}), die);
    return fmt::format("{} is not a {} or a {}", to_string(Play{step}), dice.high(), dice.low());
}

std::string cannot_bear_off(Point rear)
{
    if (rear.number() > kHomePoints) return "no checker bears off before all are home";
    return fmt::format("the checker on the {} must be moved first", place_name(rear));
}

/// Why `step` cannot be made on `board` with `die`. The first reason that a player would give.
std::string obstacle(const Progress& progress, Player player, Step step, Dice dice, int die)
{
    const Position& board = progress.board;
    const Point rear = rearmost(board, player);
    if (step.from == kOff || step.from > kBar || step.from <= step.to) {
        return fmt::format("{} goes the wrong way", to_string(Play{step}));
    }
    if (board.checkers(player, step.from) == 0) {
        return fmt::format("there is no checker on the {}", place_name(step.from));
    }
    if (rear == kBar && step.from != kBar) return "the bar must be entered first";
    if (!progress.suits_a_die) return lacks_length(step, dice, progress.done, die);
    if (board.is_blocked(player, step.to)) {
        return fmt::format("the {} is held by the opponent", place_name(step.to));
    }
    return cannot_bear_off(rear);
}

/// Why a play does not use enough of the roll.
std::string leaves_too_much(const Position& position, Player player, Dice dice, const Play& play)
{
    const Play better = legal_plays(position, player, dice).front().play;
    const std::string example = to_string(better);
    if (play.size() == better.size()) {
        return fmt::format("the {} must be played rather than the {}: {}", dice.high(), dice.low(), example);
    }
    if (dice.is_double()) {
        return fmt::format("the {} can be played {}: {}", dice.high(),
                           better.size() == 1 ? "once" : fmt::format("{} times", better.size()), example);
    }
    if (better.size() == 1) return fmt::format("a checker can be moved: {}", example);
    return fmt::format("{} and {} can both be played: {}", dice.high(), dice.low(), example);
}

}  // namespace

bool make_if_legal(Position& board, Player player, Dice dice, const Play& play)
{
    const Position before = board;
    const Play steps = sorted(play);
    const bool seems_low_first =
        !steps.empty() && steps[0].from.number() - steps[0].to.number() == dice.low();
    const DiceOrder likely = seems_low_first ? DiceOrder::low_first(dice) : DiceOrder::high_first(dice);
    if (steps.size() > likely.size()) return false;
    bool legal = make_all(board, player, steps, likely);
    if (!legal && !dice.is_double()) {
        board = before;
        legal = make_all(board, player, steps, likely.reversed());
    }
    legal = legal && (steps.size() == likely.size() || uses_enough(before, player, dice, steps, board));
    if (!legal) board = before;
    return legal;
}

std::optional<Position> after_legal(const Position& position, Player player, Dice dice, const Play& play)
{
    std::optional<Position> board = position;
    if (!make_if_legal(*board, player, dice, play)) board.reset();
    return board;
}

std::optional<std::string> why_illegal(const Position& position, Player player, Dice dice, const Play& play)
{
    const std::size_t most = DiceOrder::high_first(dice).size();
    if (play.size() > most) {
        return fmt::format("{}{} allows {} steps, not {}", dice.first(), dice.second(), most, play.size());
    }
    const Play steps = sorted(play);
    const auto [best, order] = follow_best(position, player, steps, dice);
    if (best.done < steps.size()) {
        return obstacle(best, player, steps[best.done], dice, order[best.done]);
    }
    if (uses_enough(position, player, dice, steps, best.board)) return std::nullopt;
    return leaves_too_much(position, player, dice, steps);
}

}  // namespace gammonkit
