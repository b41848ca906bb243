#include "analysis/benchmark/workload.hpp"

#include "analysis/evaluate/position_class.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/look_ahead.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"

#include <cmath>
#include <fmt/format.h>
#include <random>
#include <set>

namespace gammonkit {
namespace {

/// Its numbers are the same everywhere, which those of the standard's distributions need not be.
using Random = std::mt19937_64;

Dice rolled(Random& random)
{
    const int first = 1 + static_cast<int>(random() % 6);
    return Dice::from(first, 1 + static_cast<int>(random() % 6)).value_or(kAllRolls[0].dice);
}

Board start()
{
    return board_of(starting_position(Variant::standard), Player::first);
}

/// What a player leaves his opponent with who thinks no further than the roll.
Board played(Plays& plays, const Board& board, Dice dice)
{
    plays.clear();
    plays.add(board, dice);
    plays.evaluate();
    return plays.boards(0)[plays.best(0, GammonValues{})];
}

/// Boards of games in which every play is as likely as the others: no net has a part in them.
std::vector<Board> random_boards(std::size_t count)
{
    Random random(1);
    std::vector<Board> boards;
    std::vector<Board> legal;
    Board board = start();
    while (boards.size() < count) {
        legal.clear();
        add_successors(legal, board, rolled(random));
        board = legal[random() % legal.size()];
        if (classify(board) == PositionClass::over) board = start();
        if (random() % 8 == 0) boards.push_back(board);
    }
    return boards;
}

/// Fowler, Noll and Vo's hash of numbers.
class Hash {
public:
    void add(std::int64_t number)
    {
        for (unsigned shift = 0; shift < 64; shift += 8)
            hash_ = (hash_ ^ (static_cast<std::uint64_t>(number) >> shift & 0xFFU)) * 0x100000001B3ULL;
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

void add_value(Hash& hash, const Chances& chances)
{
    // Mathematical libraries may differ in the last digits.
    hash.add(std::lround(100 * cubeless_equity(chances)));
}

}  // namespace

std::vector<Board> self_play_boards(const Evaluator& evaluator, std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    Plays plays(evaluator);
    std::vector<Board> boards;
    std::set<std::pair<Side, Side>> known;
    for (Board board = start(); boards.size() < count;) {
        board = played(plays, board, rolled(random));
        if (is_race(board)) board = start();
        if (known.emplace(board.own, board.other).second) boards.push_back(board);
    }
    return boards;
}

std::string signature(const Evaluator& evaluator)
{
    constexpr std::size_t kBoards = 40;
    constexpr std::size_t kDeeperBoards = 5;
    LookAhead look_ahead(evaluator);
    Plays plays(evaluator);
    Hash hash;
    const std::vector<Board> boards = random_boards(kBoards);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        add_value(hash, look_ahead.value(boards[i], i < kDeeperBoards ? 1 : 0));
        const Board next = played(plays, boards[i], kAllRolls[i % kAllRolls.size()].dice);
        for (const std::uint8_t checkers : next.other)
            hash.add(checkers);
    }
    return fmt::format("{:016x}", hash.value());
}

}  // namespace gammonkit
