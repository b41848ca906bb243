#include "training/cube_decisions/score.hpp"

#include "analysis/cube/efficiency.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::training {
namespace {

/// Sums of one group.
struct Sums {
    CubeScore all;
    double squares = 0;  ///< Of what was lost.

    void add(const CubeSides& judged, const CubeSides& true_sides)
    {
        const double no_double = judged.no_double - true_sides.no_double;
        const double double_take = judged.double_take - true_sides.double_take;
        ++all.decisions;
        all.no_double_error += std::abs(no_double);
        all.double_take_error += std::abs(double_take);
        all.no_double_bias += no_double;
        all.double_take_bias += double_take;
        const double lost =
            true_sides.error_of_offer(judged.doubles()) + true_sides.error_of_answer(judged.takes());
        all.lost += lost;
        squares += lost * lost;
    }

    [[nodiscard]] CubeScore means(std::string name) const
    {
        const double n = std::max(all.decisions, 1);
        const double lost = all.lost / n;
        return {.name = std::move(name),
                .decisions = all.decisions,
                .no_double_error = all.no_double_error / n,
                .double_take_error = all.double_take_error / n,
                .no_double_bias = all.no_double_bias / n,
                .double_take_bias = all.double_take_bias / n,
                .lost = lost,
                .lost_error = std::sqrt(std::max(squares / n - lost * lost, 0.0) / n)};
    }
};

}  // namespace

std::vector<CubeScore> score_cube_decisions(NetEngine& engine, const std::vector<DecisionRollout>& decisions,
                                            int plies)
{
    std::array<Sums, kEfficiencyKinds.size()> kinds;
    Sums money;
    Sums matches;
    Sums all;
    for (const DecisionRollout& known : decisions) {
        const Result<CubeEvaluation> judged = engine.judge_cube(known.state, level_of_plies(plies));
        if (!judged) continue;
        const CubeSides& sides = judged->decision.normalized;
        const CubeSides true_sides{known.no_double, known.double_take, 1};
        Sums& kind = kinds[efficiency_kind(board_of(known.state.position, known.state.on_roll))];
        for (Sums* const sums : {&kind, known.state.rules.is_money() ? &money : &matches, &all})
            sums->add(sides, true_sides);
    }
    std::vector<CubeScore> scores;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        scores.push_back(kinds[kind].means(std::string(kEfficiencyKinds[kind])));
    scores.push_back(money.means("money"));
    scores.push_back(matches.means("matches"));
    scores.push_back(all.means("all"));
    return scores;
}

std::string in_words(const std::vector<CubeScore>& scores)
{
    std::string text =
        "              count  no double: error   bias  double/take: error   bias  lost x 1000\n";
    for (const CubeScore& s : scores) {
        text += fmt::format("{:<14}{:>5}{:>18.4f}{:>+8.4f}{:>19.4f}{:>+8.4f}{:>8.2f} +- {:.2f}\n", s.name,
                            s.decisions, s.no_double_error, s.no_double_bias, s.double_take_error,
                            s.double_take_bias, 1000 * s.lost, 1000 * s.lost_error);
    }
    return text;
}

}  // namespace gammonkit::training
