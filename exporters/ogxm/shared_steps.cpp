#include "exporters/ogxm/shared_steps.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "model/step_rules.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace gammonkit::ogxm {
namespace {

/// The die that a step takes: its own length, or the lowest that is long enough to bear off.
std::vector<int>::iterator die_for(Step step, std::vector<int>& dice)
{
    const int length = step.from.number() - step.to.number();
    const auto exact = std::find(dice.begin(), dice.end(), length);
    if (exact != dice.end() || step.to != kOff) return exact;
    auto best = dice.end();
    for (auto die = dice.begin(); die != dice.end(); ++die) {
        if (*die > length && (best == dice.end() || *die < *best)) best = die;
    }
    return best;
}

/// The bytes of steps that are taken in this order, if each is legal.
std::optional<std::string> in_order(const std::vector<Step>& steps, Position board, Player player, Dice dice)
{
    const DiceOrder order = DiceOrder::high_first(dice);
    std::vector<int> left;
    for (std::size_t i = 0; i < order.size(); ++i)
        left.push_back(order[i]);
    std::string bytes;
    for (const Step step : steps) {
        const auto die = die_for(step, left);
        const bool legal = die != left.end() && board.checkers(player, step.from) > 0 &&
                           destination(board, player, step.from, *die) == step.to;
        if (!legal || !board.move(player, step.from, step.to)) return std::nullopt;
        const int from = player == Player::first ? kBar.number() - step.from.number() : step.from.number();
        bytes += static_cast<char>(static_cast<unsigned char>(*die << 5 | from));
        left.erase(die);
    }
    return bytes;
}

}  // namespace

std::optional<std::string> step_bytes(const Play& play, const Position& position, Player player, Dice dice)
{
    std::vector<std::size_t> order(play.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        std::vector<Step> steps;
        for (const std::size_t i : order)
            steps.push_back(play[i]);
        if (std::optional<std::string> bytes = in_order(steps, position, player, dice)) return bytes;
    } while (std::next_permutation(order.begin(), order.end()));
    return std::nullopt;
}

int action_of(Dice dice)
{
    int action = 0;
    for (int low = 1; low < dice.low(); ++low)
        action += 7 - low;
    return action + dice.high() - dice.low();
}

}  // namespace gammonkit::ogxm
