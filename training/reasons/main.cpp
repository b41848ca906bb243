// Finds what facts of a board are worth, by least squares over the candidates of analyzed plays: how much
// worse than the best each is, explained by how its facts differ from those of the best. Says, too, how far
// two rolls move the chance to win where a double is worth a thought.
//
//     fit_play_facts MATCH... > model/reasons/play_weights.inc
#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/reasons/market.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/decision.hpp"
#include "model/legal_plays.hpp"
#include "model/reasons/play_facts.hpp"
#include "model/step_rules.hpp"

#include "include/gammonkit/reading.hpp"

#include <cmath>
#include <cstdio>
#include <vector>

namespace gammonkit {
namespace {

/// Beyond this a play is bad for more than one reason, and nobody asks which.
constexpr double kWorst = 0.25;
/// Where doubling and waiting differ by no more, a double is worth a thought. EMG.
constexpr double kCloseCube = 0.1;
/// Of the squared weights, in squared EMG: weights that nothing supports stay small.
constexpr double kRidge = 1.0;

/// The normal equations of least squares.
class Equations {
public:
    void add(const PlayFacts& facts, double loss)
    {
        for (std::size_t i = 0; i < kPlayFacts; ++i) {
            for (std::size_t j = 0; j < kPlayFacts; ++j)
                products_[i][j] += facts[i] * facts[j];
            sums_[i] += facts[i] * loss;
        }
        squares_ += loss * loss;
        ++count_;
    }

    [[nodiscard]] PlayFacts solved() const
    {
        auto rows = products_;
        PlayFacts weights = sums_;
        for (std::size_t i = 0; i < kPlayFacts; ++i)
            rows[i][i] += kRidge;
        for (std::size_t i = 0; i < kPlayFacts; ++i) {
            for (std::size_t k = i + 1; k < kPlayFacts; ++k) {
                const double times = rows[k][i] / rows[i][i];
                for (std::size_t j = i; j < kPlayFacts; ++j)
                    rows[k][j] -= times * rows[i][j];
                weights[k] -= times * weights[i];
            }
        }
        for (std::size_t i = kPlayFacts; i-- > 0;) {
            for (std::size_t j = i + 1; j < kPlayFacts; ++j)
                weights[i] -= rows[i][j] * weights[j];
            weights[i] /= rows[i][i];
        }
        return weights;
    }

    /// The share of the squared losses that weights explain.
    [[nodiscard]] double explained(const PlayFacts& weights) const
    {
        double rest = squares_;
        for (std::size_t i = 0; i < kPlayFacts; ++i) {
            rest -= 2 * weights[i] * sums_[i];
            for (std::size_t j = 0; j < kPlayFacts; ++j)
                rest += weights[i] * weights[j] * products_[i][j];
        }
        return 1 - rest / squares_;
    }
    [[nodiscard]] int count() const { return count_; }

private:
    std::array<PlayFacts, kPlayFacts> products_{};
    PlayFacts sums_{};
    double squares_ = 0;
    int count_ = 0;
};

std::optional<double> equity_of(const Candidate& candidate)
{
    return candidate.assessment ? decision_value(candidate.assessment->estimate).equity : std::nullopt;
}

void add_play(const PlayAnalysis& analysis, const Position& board, Player player, Equations& equations)
{
    if (analysis.candidates.size() < 2) return;
    const Candidate& best = analysis.candidates.at(0);
    const std::optional<double> value = equity_of(best);
    const std::optional<Position> after_best = after(board, player, best.play);
    if (!value || !after_best || !has_contact(*after_best)) return;
    const PlayFacts facts = facts_after(*after_best, player);
    for (std::size_t i = 1; i < analysis.candidates.size(); ++i) {
        const Candidate& other = analysis.candidates[i];
        const std::optional<double> worse = equity_of(other);
        const std::optional<Position> result = after(board, player, other.play);
        const bool as_deep = other.assessment && other.assessment->context == best.assessment->context;
        if (!worse || !result || !as_deep || *value - *worse > kWorst || !has_contact(*result)) continue;
        PlayFacts differ = facts_after(*result, player);
        for (std::size_t k = 0; k < kPlayFacts; ++k)
            differ[k] = facts[k] - differ[k];
        equations.add(differ, std::max(0.0, *value - *worse));
    }
}

/// How far two rolls move the chance to win.
class Movements {
public:
    void add(const Decision& decision)
    {
        if (decision.kind != DecisionKind::offer || !decision.state || !decision.judgement) return;
        const Judgement& says = *decision.judgement;
        if (!says.no_double.equity || !says.double_take.equity) return;
        const CubeSides sides{.no_double = *says.no_double.equity, .double_take = *says.double_take.equity};
        if (std::abs(sides.doubled() - sides.no_double) > kCloseCube) return;
        if (const auto market = two_roll_market(*decision.state, table_, evaluator_)) {
            sum_ += market->movement;
            ++count_;
        }
    }
    void print() const
    {
        if (count_ > 0)
            std::fprintf(stderr, "%d doubles, moved by %.4f in two rolls\n", count_, sum_ / count_);
    }

private:
    MatchEquityTable table_ = default_met();
    Evaluator evaluator_ = Evaluator::shipped();
    double sum_ = 0;
    int count_ = 0;
};

void add_match(Match match, Equations& equations, Movements& movements)
{
    state_in_both_units(match, follow(match), table_behind(match).make());
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        for (const Decision& decision : decisions_of(match, game)) {
            const PlayAnalyses& plays = match.games[game].turns[decision.turn].plays;
            const bool is_play = decision.kind == DecisionKind::play && decision.state && !plays.empty();
            if (is_play) add_play(plays.at(0), decision.state->position, decision.player, equations);
            movements.add(decision);
        }
    }
}

}  // namespace
}  // namespace gammonkit

int main(int argc, char** argv)
{
    using namespace gammonkit;
    Equations equations;
    Movements movements;
    for (int i = 1; i < argc; ++i) {
        const Reading reading = read_file(argv[i]);
        for (const Match& match : reading.collection().matches)
            add_match(match, equations, movements);
    }
    const PlayFacts weights = equations.solved();
    std::fprintf(stderr, "%d plays, %.3f of the squared losses explained\n", equations.count(),
                 equations.explained(weights));
    movements.print();
    for (const double weight : weights)
        std::printf("%.4f,\n", weight);
    return 0;
}
