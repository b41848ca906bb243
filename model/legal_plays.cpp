#include "model/legal_plays.hpp"

#include "model/step_rules.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// The lowest place that a checker may be moved from: the bar must be entered first.
Point lowest_to_move(const Position& position, Player player)
{
    return position.checkers(player, kBar) > 0 ? kBar : Point(1);
}

/// Collects the plays that use most of a roll, each resulting board once.
class Generator {
public:
    Generator(const Position& position, Player player, Dice dice)
        : position_(position), player_(player), dice_(dice)
    {
    }

    std::vector<LegalPlay> all()
    {
        Play play;
        extend(position_, play, DiceOrder::high_first(dice_), kBar);
        if (!dice_.is_double()) extend(position_, play, DiceOrder::low_first(dice_), kBar);
        return std::move(plays_);
    }

private:
    /// Adds every way to go on after `play`, which led to `board`; `limit` is the highest point to move from.
    ///
    /// A double is played from high to low: every legal play can be put in that order, and then comes once.
    void extend(const Position& board, Play& play, const DiceOrder& dice, Point limit)
    {
        const std::size_t used = play.size();
        bool extended = false;
        if (used < dice.size()) {
            const Point last = lowest_to_move(board, player_);
            for (Point from = limit; from >= last; from = Point(from.number() - 1)) {
                if (board.checkers(player_, from) == 0) continue;
                const std::optional<Point> to = destination(board, player_, from, dice[used]);
                if (!to) continue;
                extended = true;
                Position next = board;
                next.move(player_, from, *to);
                play.add({.from = from, .to = *to});
                extend(next, play, dice, dice_.is_double() ? from : kBar);
                play.pop();
            }
        }
        if (!extended && used > 0) keep(board, play, dice);
    }

    /// How much of the roll a play uses.
    [[nodiscard]] static std::size_t rank(const Play& play, const DiceOrder& dice)
    {
        const bool only_the_lower_die = play.size() == 1 && dice[0] < dice[1];
        return 2 * play.size() - (only_the_lower_die ? 1 : 0);
    }

    void keep(const Position& board, const Play& play, const DiceOrder& dice)
    {
        const std::size_t reached = rank(play, dice);
        if (reached < best_) return;
        if (reached > best_) plays_.clear();
        best_ = reached;
        const auto same_board = [&](const LegalPlay& other) { return other.result == board; };
        if (!dice_.is_double() && std::any_of(plays_.begin(), plays_.end(), same_board)) return;
        plays_.push_back({.play = sorted(play), .result = board});
    }

    const Position& position_;
    Player player_;
    Dice dice_;
    std::vector<LegalPlay> plays_;
    std::size_t best_ = 0;
};

/// False, and the board half changed, if a step cannot be made.
bool make_in_order(Position& board, Player player, const Play& play)
{
    for (const Step step : play) {
        if (!board.move(player, step.from, step.to)) return false;
    }
    return true;
}

}  // namespace

std::vector<LegalPlay> legal_plays(const Position& position, Player player, Dice dice)
{
    return Generator(position, player, dice).all();
}

bool make(Position& board, Player player, const Play& play)
{
    const Position before = board;
    if (make_in_order(board, player, play)) return true;
    // "13/8 24/13": written in an order in which it cannot be done.
    board = before;
    if (make_in_order(board, player, sorted(play))) return true;
    board = before;
    return false;
}

std::optional<Position> after(const Position& position, Player player, const Play& play)
{
    std::optional<Position> board = position;
    if (!make(*board, player, play)) board.reset();
    return board;
}

std::optional<Play> play_between(const Position& before, const Position& result, Player player, Dice dice)
{
    const std::vector<LegalPlay> legal = legal_plays(before, player, dice);
    if (legal.empty() && before == result) return Play{};
    for (const LegalPlay& one : legal) {
        if (one.result == result) return one.play;
    }
    return std::nullopt;
}

bool can_move(const Position& position, Player player, Dice dice)
{
    const Point last = lowest_to_move(position, player);
    for (Point from = kBar; from >= last; from = Point(from.number() - 1)) {
        if (position.checkers(player, from) == 0) continue;
        if (destination(position, player, from, dice.first()) ||
            destination(position, player, from, dice.second())) {
            return true;
        }
    }
    return false;
}

}  // namespace gammonkit
