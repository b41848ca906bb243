#include "analysis/evaluate/look_ahead.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/successors.hpp"

namespace gammonkit {
namespace {

void add(Chances& sum, const Chances& c, float weight)
{
    sum.win += weight * c.win;
    sum.win_gammon += weight * c.win_gammon;
    sum.win_backgammon += weight * c.win_backgammon;
    sum.lose_gammon += weight * c.lose_gammon;
    sum.lose_backgammon += weight * c.lose_backgammon;
}

}  // namespace

Chances LookAhead::operator()(const Board& board)
{
    boards_.clear();
    rolls_.clear();
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            rolls_.push_back({.first = boards_.size(), .weight = (high == low ? 1.0F : 2.0F) / 36});
            add_successors(boards_, board, *Dice::from(high, low));
        }
    }
    chances_.resize(boards_.size());
    net_.evaluate(boards_, chances_, scratch_);
    Chances sum;
    for (std::size_t r = 0; r < rolls_.size(); ++r) {
        const std::size_t end = r + 1 < rolls_.size() ? rolls_[r + 1].first : boards_.size();
        add(sum, swapped(best(rolls_[r].first, end)), rolls_[r].weight);
    }
    return sum;
}

/// The chances of the opponent after the best of some plays.
Chances LookAhead::best(std::size_t first, std::size_t end)
{
    std::size_t best = first;
    for (std::size_t i = first; i < end; ++i) {
        if (const auto over = chances_at_end(boards_[i])) chances_[i] = *over;
        if (cubeless_equity(chances_[i]) < cubeless_equity(chances_[best])) best = i;
    }
    return chances_[best];
}

}  // namespace gammonkit
