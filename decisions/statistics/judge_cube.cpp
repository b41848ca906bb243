#include "decisions/statistics/judge_cube.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// A chance of the record, or else what the equity is by the table.
float absolute_of(const DecisionValue& value, const Scale& scale)
{
    return value.mwc ? static_cast<float>(*value.mwc) : scale.absolute(static_cast<float>(*value.equity));
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

}  // namespace gammonkit
