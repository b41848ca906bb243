#include "analysis/benchmark/score.hpp"

#include "analysis/search/look_ahead.hpp"
#include "support/crew.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Equities that the engine gives the plays of a decision.
std::vector<double> judged(LookAhead& look_ahead, const KnownDecision& decision, int plies)
{
    std::vector<double> equities;
    for (const KnownPlay& play : decision)
        equities.push_back(-cubeless_equity(look_ahead.value(play.board, plies)));
    return equities;
}

/// The highest and lowest equity in one column of a decision.
struct Extremes {
    double best = -HUGE_VAL;
    double worst = HUGE_VAL;
};

Extremes extremes(const KnownDecision& decision, std::size_t column)
{
    Extremes result;
    for (const KnownPlay& play : decision) {
        const std::optional<double> equity = play.equities[column];
        if (!equity) continue;
        result.best = std::max(result.best, *equity);
        result.worst = std::min(result.worst, *equity);
    }
    return result;
}

double lost(const KnownDecision& decision, const KnownPlay& chosen)
{
    for (std::size_t column = 0; column < chosen.equities.size(); ++column) {
        const std::optional<double> equity = chosen.equities[column];
        if (equity) return extremes(decision, column).best - *equity;
    }
    const Extremes known = extremes(decision, chosen.equities.size() - 1);
    return std::max(known.best - known.worst, 0.0);
}

std::optional<double> most_trusted(const KnownPlay& play)
{
    const auto known = std::ranges::find_if(play.equities, [](const auto& e) { return e.has_value(); });
    return known == play.equities.end() ? std::nullopt : *known;
}

/// Sums over decisions.
class Tally {
public:
    void add(const KnownDecision& decision, const std::vector<double>& own)
    {
        for (std::size_t i = 0; i < decision.size(); ++i) {
            const std::optional<double> known = most_trusted(decision[i]);
            if (!known) continue;
            absolute_ += std::abs(own[i] - *known);
            ++score_.plays;
        }
        if (decision.size() < 2) return;
        const auto chosen = static_cast<std::size_t>(std::ranges::max_element(own) - own.begin());
        const double loss = lost(decision, decision[chosen]);
        sum_ += loss;
        squares_ += loss * loss;
        ++score_.decisions;
        if (loss == 0) ++score_.best_chosen;
    }

    [[nodiscard]] Score score() const
    {
        Score result = score_;
        const double count = std::max(result.decisions, 1);
        const double mean = sum_ / count;
        result.error_rate = 1000 * mean;
        result.standard_error = 1000 * std::sqrt(std::max(squares_ / count - mean * mean, 0.0) / count);
        result.mean_absolute_error = absolute_ / std::max(result.plays, 1);
        return result;
    }

private:
    Score score_;
    double sum_ = 0;
    double squares_ = 0;
    double absolute_ = 0;
};

}  // namespace

Score score(const Evaluator& evaluator, std::span<const KnownDecision> decisions, int plies, int threads)
{
    std::vector<std::vector<double>> own(decisions.size());
    Crew crew(threads);
    crew.run_parts(decisions.size(), 16, [&](std::size_t begin, std::size_t end) {
        LookAhead look_ahead(evaluator);
        for (std::size_t i = begin; i < end; ++i)
            own[i] = judged(look_ahead, decisions[i], plies);
    });
    Tally tally;
    for (std::size_t i = 0; i < decisions.size(); ++i)
        tally.add(decisions[i], own[i]);
    return tally.score();
}

}  // namespace gammonkit
