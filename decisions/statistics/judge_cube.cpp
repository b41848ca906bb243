#include "decisions/statistics/judge_cube.hpp"

#include "analysis/met/score_of.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// A chance of the record, or else what the equity is by the table.
float absolute_of(const DecisionValue& value, const Scale& scale)
{
    return value.mwc ? static_cast<float>(*value.mwc) : scale.absolute(static_cast<float>(*value.equity));
}

/// What the game won by `winner` at the value of the cube is for `player`.
float value_after(const MatchEquityTable& table, const GameState& state, Player winner, Player player)
{
    const auto cube = static_cast<float>(state.cube.value);
    if (state.rules.is_money()) return winner == player ? cube : -cube;
    return static_cast<float>(table.after(score_of(state), winner, state.cube.value, player).value);
}

std::optional<double> equity_of(const Candidate& candidate)
{
    return candidate.assessment ? decision_value(candidate.assessment->estimate).equity : std::nullopt;
}

}  // namespace

std::optional<CubeEquities> values_of(const Judgement& judgement, const Scale& scale)
{
    const DecisionValue& no_double = judgement.no_double;
    const DecisionValue& double_take = judgement.double_take;
    if (!no_double.equity || !double_take.equity) return std::nullopt;
    return CubeEquities{
        .normalized = {.no_double = static_cast<float>(*no_double.equity),
                       .double_take = static_cast<float>(*double_take.equity)},
        .absolute = {.no_double = absolute_of(no_double, scale),
                     .double_take = absolute_of(double_take, scale),
                     .double_drop = scale.absolute(1)},
    };
}

Amount error_of_offer(const CubeEquities& values, bool doubled)
{
    return {static_cast<double>(values.normalized.error_of_offer(doubled)),
            static_cast<double>(values.absolute.error_of_offer(doubled))};
}

Amount error_of_answer(const CubeEquities& values, bool took)
{
    return {static_cast<double>(values.normalized.error_of_answer(took)),
            static_cast<double>(values.absolute.error_of_answer(took))};
}

CubeMistake mistake_of_offer(const SingleCubeSides& sides, bool doubled, const CountingRules& counting)
{
    if (counting.rules == StatisticsRules::manual) {
        const bool is_above = sides.no_double >= static_cast<float>(counting.too_good_line);
        if (doubled)
            return is_above ? CubeMistake::wrong_double_above_too_good
                            : CubeMistake::wrong_double_below_double;
        return is_above ? CubeMistake::missed_double_above_cash : CubeMistake::missed_double_below_cash;
    }
    if (!doubled)
        return !sides.takes() ? CubeMistake::missed_double_above_cash : CubeMistake::missed_double_below_cash;
    return sides.no_double > sides.double_drop ? CubeMistake::wrong_double_above_too_good
                                               : CubeMistake::wrong_double_below_double;
}

bool is_close(const SingleCubeSides& sides, const CountingRules& counting)
{
    if (counting.rules == StatisticsRules::manual && sides.is_too_good()) return true;
    return sides.best() - sides.doubled() < static_cast<float>(counting.close_cube);
}

Scale::Scale(const MatchEquityTable& table, const GameState& state, Player player)
    : won_(value_after(table, state, player, player)),
      lost_(value_after(table, state, opponent(player), player)), is_money_(state.rules.is_money())
{
}

float Scale::absolute(float normalized) const
{
    if (is_money_) return normalized * won_;
    return (normalized * (won_ - lost_) + (won_ + lost_)) / 2;
}

Amount Scale::amount(double normalized) const
{
    // Single precision, and the place on the scale before the difference, as GNU Backgammon has it: that
    // decides how ties are rounded.
    const float difference = absolute(static_cast<float>(normalized)) - absolute(0);
    return {normalized, static_cast<double>(difference)};
}

std::optional<Amount> Scale::amount(const Value& difference) const
{
    const auto* chance = std::get_if<Mwc>(&difference);
    if (chance == nullptr) return amount(number_of(difference));
    if (is_money_ || !(won_ > lost_)) return std::nullopt;
    return Amount{2 * chance->value / static_cast<double>(won_ - lost_), chance->value};
}

double gap_of_offer(const SingleCubeSides& sides)
{
    return static_cast<double>(std::abs(sides.doubled() - sides.no_double));
}

double gap_of_answer(const SingleCubeSides& sides)
{
    return static_cast<double>(std::abs(sides.double_take - sides.double_drop));
}

std::optional<double> gap_of(const PlayAnalysis& analysis)
{
    if (analysis.candidates.size() < 2) return std::nullopt;
    const std::optional<double> best = equity_of(analysis.candidates[0]);
    const std::optional<double> second = equity_of(analysis.candidates[1]);
    return best && second ? std::optional(std::max(0.0, *best - *second)) : std::nullopt;
}

double spread_of(const PlayAnalysis& analysis)
{
    double lowest = INFINITY;
    double highest = -INFINITY;
    for (const Candidate& candidate : analysis.candidates) {
        const std::optional<double> equity = equity_of(candidate);
        lowest = std::min(lowest, equity.value_or(INFINITY));
        highest = std::max(highest, equity.value_or(-INFINITY));
    }
    return std::max(0.0, highest - lowest);
}

bool is_relevant_offer(const SingleCubeSides& sides, const CountingRules& counting)
{
    return gap_of_offer(sides) <= counting.relevant_cube;
}

double performance_error(const DecisionError& judged, const Rules& rules, const CountingRules& counting)
{
    const double error = judged.error ? judged.error->normalized : 0;
    return rules.length == 1 ? error * counting.one_point_factor : error;
}

bool is_dead_cube(const Decision& decision)
{
    if (decision.kind != DecisionKind::offer || decision.choice != MadeChoice::waited || !decision.state)
        return false;
    const GameState& state = *decision.state;
    return !state.rules.is_money() && away(state, decision.player) <= state.cube.value;
}

}  // namespace gammonkit
