#include "formats/xg/mapping/boards.hpp"

#include <algorithm>
#include <bit>

namespace gammonkit::xg {
namespace {

constexpr std::size_t kOwnBar = 25;
constexpr int kHighestLog = 20;

/// The dice that are still to be played.
class DiceLeft {
public:
    explicit DiceLeft(Dice dice) : left_{dice.high(), dice.low()}
    {
        if (dice.is_double()) left_.insert(left_.end(), 2, dice.high());
    }

    /// Takes away a die for a step of `pips`: that one, or for bearing off the smallest that is enough.
    int take(int pips, bool off)
    {
        auto found = std::find(left_.begin(), left_.end(), pips);
        if (found == left_.end() && off) {
            found = std::find_if(left_.rbegin(), left_.rend(), [&](int die) { return die > pips; }).base();
            if (found != left_.begin()) --found;
        }
        if (found == left_.end() || (*found != pips && *found < pips)) return pips;
        const int die = *found;
        left_.erase(found);
        return die;
    }

private:
    std::vector<int> left_;  ///< From high to low.
};

}  // namespace

Player player_of(std::int32_t active)
{
    return active < 0 ? Player::second : Player::first;
}

std::int32_t active_of(Player player)
{
    return player == Player::first ? 1 : -1;
}

Board board_of(const Position& position, Player player)
{
    Board board{};
    const Side& own = position.side(player);
    const Side& other = position.side(opponent(player));
    for (std::size_t i = 1; i < board.size(); ++i)
        board[i] = static_cast<std::int8_t>(own[i]);
    for (std::size_t i = 1; i <= kOwnBar; ++i) {
        if (other[i] > 0) board[kOwnBar - i] = static_cast<std::int8_t>(-other[i]);
    }
    return board;
}

std::optional<Position> position_of(const Board& board, Player player, Variant variant)
{
    ByPlayer<Side> sides;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const int count = board[i];
        if ((i == 0 && count > 0) || (i == kOwnBar && count < 0)) return std::nullopt;
        if (count > 0) sides[player][i] = static_cast<std::uint8_t>(count);
        if (count < 0) sides[opponent(player)][kOwnBar - i] = static_cast<std::uint8_t>(-count);
    }
    const int total = checkers_of(variant);
    return Position::from(sides, {total, total});
}

bool is_empty(const Board& board)
{
    return std::all_of(board.begin(), board.end(), [](std::int8_t count) { return count == 0; });
}

std::optional<Cube> cube_of(std::int32_t state)
{
    if (state == 0) return Cube{};
    if (state < -kHighestLog || state > kHighestLog) return std::nullopt;
    return Cube{.value = 1 << std::abs(state), .owner = player_of(state)};
}

std::int32_t state_of(const Cube& cube)
{
    if (!cube.owner) return 0;
    return active_of(*cube.owner) * log2_of(cube.value);
}

std::int32_t log2_of(int value)
{
    return value < 1 ? 0 : std::bit_width(static_cast<unsigned>(value)) - 1;
}

std::array<std::int8_t, 8> steps_of(const Play& play, std::optional<Dice> dice)
{
    std::array<std::int8_t, 8> steps;
    steps.fill(-1);
    std::optional<DiceLeft> left;
    if (dice) left.emplace(*dice);
    for (std::size_t i = 0; i < play.size(); ++i) {
        const int from = play[i].from.number();
        const int pips = from - play[i].to.number();
        const int die = left ? left->take(pips, play[i].to == kOff) : pips;
        steps[2 * i] = static_cast<std::int8_t>(from - 1);
        steps[2 * i + 1] = static_cast<std::int8_t>(play[i].to == kOff ? from - 1 - die : from - 1 - pips);
    }
    return steps;
}

}  // namespace gammonkit::xg
