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

Progress follow(const Position& position, Player player, const Play& play, const DiceOrder& dice)
{
    Progress progress{.board = position};
    for (const Step step : play) {
        const int die = dice[progress.done];
        const Point rear = rearmost(progress.board, player);
        if (step.from == kOff || destination(progress.board, player, rear, step.from, die) != step.to ||
            !progress.board.move(player, step.from, step.to)) {
            progress.suits_a_die = suits(step, die);
            break;
        }
        ++progress.done;
    }
    return progress;
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

/// Why a play that leaves something of the roll unused is not legal, if it isn't.
std::optional<std::string> leaves_too_much(const Position& position, Player player, Dice dice,
                                           const Play& play, const Position& board)
{
    const std::vector<LegalPlay> legal = legal_plays(position, player, dice);
    const auto same_board = [&](const LegalPlay& other) { return other.result == board; };
    if (std::any_of(legal.begin(), legal.end(), same_board)) return std::nullopt;
    if (legal.empty() && play.empty()) return std::nullopt;

    const Play& better = legal.front().play;
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

std::optional<std::string> why_illegal(const Position& position, Player player, Dice dice, const Play& play)
{
    const DiceOrder high_first = DiceOrder::high_first(dice);
    if (play.size() > high_first.size()) {
        return fmt::format("{}{} allows {} steps, not {}", dice.first(), dice.second(), high_first.size(),
                           play.size());
    }
    // Whatever can be done in some order can be done from high to low: the bar comes first, and a checker
    // that has moved on never stands in the way of those before it.
    const Play steps = sorted(play);
    const DiceOrder low_first = DiceOrder::low_first(dice);
    const Progress high = follow(position, player, steps, high_first);
    const bool settled = high.done == steps.size() || dice.is_double();
    const Progress low = settled ? high : follow(position, player, steps, low_first);

    const bool low_is_better = std::pair(low.done, low.suits_a_die) > std::pair(high.done, high.suits_a_die);
    const Progress& best = low_is_better ? low : high;
    if (best.done < steps.size()) {
        const int die = (low_is_better ? low_first : high_first)[best.done];
        return obstacle(best, player, steps[best.done], dice, die);
    }
    if (steps.size() == high_first.size()) return std::nullopt;
    return leaves_too_much(position, player, dice, steps, best.board);
}

}  // namespace gammonkit
