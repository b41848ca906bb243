// Writes the table that match equities are computed from:
//
//     list_opening_states > analysis/met/opening_states.inc
#include "analysis/search/look_ahead.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Looks one roll ahead and keeps what it has seen.
class Judge {
public:
    explicit Judge(const Evaluator& evaluator) : look_ahead_(evaluator) {}

    Chances chances(const Board& board) { return look_ahead_.value(board, 1); }

    /// The board after the best play of a roll, seen by the opponent.
    Board best(const Board& board, Dice dice)
    {
        std::vector<Board> boards;
        add_successors(boards, board, dice);
        Board best = boards.front();
        float lowest = 4;
        for (const Board& candidate : boards) {
            const float equity = cubeless_equity(chances(candidate));
            if (equity < lowest) best = candidate;
            lowest = std::min(lowest, equity);
        }
        return best;
    }

private:
    LookAhead look_ahead_;
};

int in_millionths(float chance)
{
    return static_cast<int>(std::lround(1e6F * chance));
}

/// The trailer is on roll.
void print_state(Judge& judge, const Board& board, int weight)
{
    const Chances c = opposite(judge.chances(board));
    fmt::print("{{{}, {}, {}, {}}},\n", weight, in_millionths(c.win), in_millionths(c.lose_gammon),
               in_millionths(c.lose_backgammon));
}

/// The 330 states, their weights in 1080ths: either player may have had the opening roll.
void print_states(Judge& judge)
{
    const Board start = board_of(starting_position(Variant::standard), Player::first);
    for (int high = 2; high <= 6; ++high) {
        for (int low = 1; low < high; ++low) {
            const Board opened = judge.best(start, *Dice::from(high, low));
            print_state(judge, opened, 36);
            for (int first = 1; first <= 6; ++first) {
                for (int second = 1; second <= first; ++second)
                    print_state(judge, judge.best(opened, *Dice::from(first, second)),
                                first == second ? 1 : 2);
            }
        }
    }
}

}  // namespace
}  // namespace gammonkit

int main()
{
    const gammonkit::Evaluator evaluator = gammonkit::Evaluator::shipped();
    gammonkit::Judge judge(evaluator);
    fmt::print("// Made by list_opening_states; do not edit.\n// clang-format off\n");
    gammonkit::print_states(judge);
    fmt::print("// clang-format on\n");
}
