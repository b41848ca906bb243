// Chooses the rolls that stand for all 21 when a search is to be quick:
//
//     choose_reduced_rolls > analysis/search/reduced_rolls.inc
//
// Of a few thousand boards it finds what each roll is worth, and then the rolls and weights whose weighted
// sum comes nearest to the mean over all rolls: the best rolls are added one by one, and exchanged as long as
// that helps. With given rolls, the weights follow from the covariance C of what they miss the mean by: they
// are proportional to the solution of C w = 1.
#include "analysis/benchmark/workload.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/look_ahead.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace gammonkit {
namespace {

constexpr std::size_t kRolls = kAllRolls.size();
using Matrix = std::vector<std::vector<double>>;

/// How what two rolls are worth misses the mean over all rolls together, averaged over many boards.
Matrix covariance()
{
    const Evaluator evaluator = Evaluator::shipped();
    LookAhead look_ahead(evaluator);
    const std::vector<Board> boards = self_play_boards(evaluator, 4000);
    Matrix sums(kRolls, std::vector<double>(kRolls));
    for (const Board& board : boards) {
        const std::vector<LookAhead::Reply> replies = look_ahead.best_replies(board, {});
        std::vector<double> misses;
        double mean = 0;
        for (std::size_t r = 0; r < kRolls; ++r) {
            misses.push_back(-double{cubeless_equity(replies[r].chances)});
            mean += double{kAllRolls[r].probability} * misses[r];
        }
        for (double& miss : misses)
            miss -= mean;
        for (std::size_t a = 0; a < kRolls; ++a)
            for (std::size_t b = 0; b < kRolls; ++b)
                sums[a][b] += misses[a] * misses[b] / static_cast<double>(boards.size());
    }
    return sums;
}

/// The solution of `matrix` x = 1, by elimination; the matrix is positive definite.
std::vector<double> solved(Matrix matrix)
{
    const std::size_t size = matrix.size();
    std::vector<double> x(size, 1);
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = i + 1; j < size; ++j) {
            const double factor = matrix[j][i] / matrix[i][i];
            for (std::size_t k = i; k < size; ++k)
                matrix[j][k] -= factor * matrix[i][k];
            x[j] -= factor * x[i];
        }
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            x[i] -= matrix[i][k] * x[k];
        x[i] /= matrix[i][i];
    }
    return x;
}

struct Choice {
    std::vector<std::size_t> rolls;
    std::vector<double> weights;
    double deviation = 9;  ///< Of the weighted sum from the mean, in points.
};

/// With the best weights; without them, if one would not be positive.
Choice weighted(const Matrix& covariance, const std::vector<std::size_t>& rolls)
{
    Matrix part;
    for (const std::size_t a : rolls) {
        std::vector<double>& row = part.emplace_back();
        for (const std::size_t b : rolls)
            row.push_back(covariance[a][b]);
    }
    Choice choice{.rolls = rolls, .weights = solved(part)};
    const double sum = std::accumulate(choice.weights.begin(), choice.weights.end(), 0.0);
    for (double& weight : choice.weights) {
        weight /= sum;
        if (weight <= 0) return {};
    }
    choice.deviation = std::sqrt(1 / sum);
    return choice;
}

/// The best choice that has `rolls` and one more.
Choice with_one_more(const Matrix& covariance, const std::vector<std::size_t>& rolls)
{
    Choice best;
    for (std::size_t roll = 0; roll < kRolls; ++roll) {
        if (std::ranges::find(rolls, roll) != rolls.end()) continue;
        std::vector<std::size_t> more = rolls;
        more.push_back(roll);
        std::ranges::sort(more);
        const Choice choice = weighted(covariance, more);
        if (choice.deviation < best.deviation) best = choice;
    }
    return best;
}

Choice with_exchanges(const Matrix& covariance, Choice choice)
{
    for (bool better = true; better;) {
        better = false;
        for (std::size_t i = 0; i < choice.rolls.size() && !better; ++i) {
            std::vector<std::size_t> fewer = choice.rolls;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const Choice other = with_one_more(covariance, fewer);
            better = other.deviation < choice.deviation - 1e-9;
            if (better) choice = other;
        }
    }
    return choice;
}

void print(const Choice& choice)
{
    fmt::print("// Deviation from the mean over all rolls: {:.4f} points.\n", choice.deviation);
    fmt::print("constexpr std::array<WeightedRoll, {0}> k{0}Rolls{{{{", choice.rolls.size());
    for (std::size_t i = 0; i < choice.rolls.size(); ++i) {
        const Dice dice = kAllRolls[choice.rolls[i]].dice;
        fmt::print("\n    {{*Dice::from({}, {}), {:.4f}F}},", dice.high(), dice.low(), choice.weights[i]);
    }
    fmt::print("\n}}}};\n");
}

}  // namespace
}  // namespace gammonkit

int main()
{
    using namespace gammonkit;
    fmt::print("// Made by choose_reduced_rolls; do not edit.\n// clang-format off\n");
    const Matrix matrix = covariance();
    Choice choice;
    for (std::size_t size = 1; size <= 14; ++size) {
        choice = with_exchanges(matrix, with_one_more(matrix, choice.rolls));
        if (size == 7 || size == 14) print(choice);
    }
}
