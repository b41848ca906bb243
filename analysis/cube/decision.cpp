#include "analysis/cube/decision.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Smaller differences of normalized worths say nothing.
constexpr double kSame = 1e-5;

DoubleAnswer best_answer(const CubeValues& worths, const VerdictRules& rules)
{
    if (worths.double_take >= worths.double_pass) return DoubleAnswer::drop;
    return rules.beavers && worths.double_take <= 0 ? DoubleAnswer::beaver : DoubleAnswer::take;
}

Doubling best_doubling(const CubeValues& worths, double doubled, bool gammons)
{
    if (std::abs(doubled - worths.no_double) < kSame) return Doubling::optional_double;
    if (doubled > worths.no_double) return Doubling::right_double;
    return gammons && worths.no_double > worths.double_pass ? Doubling::too_good : Doubling::no_double;
}

std::string_view words_for(Doubling doubling)
{
    switch (doubling) {
    case Doubling::optional_double:
        return "Optional {}double, {}";
    case Doubling::right_double:
        return "{}double, {}";
    case Doubling::too_good:
        return "Too good to {}double, {}";
    default:
        return "No {}double, {}";
    }
}

std::string_view word_for(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "beaver";
    return answer == DoubleAnswer::take ? "take" : "pass";
}

}  // namespace

std::string to_string(const CubeVerdict& verdict)
{
    if (verdict.doubling == Doubling::not_available) return "Cube not available";
    std::string text = fmt::format(fmt::runtime(words_for(verdict.doubling)), verdict.redouble ? "re" : "",
                                   word_for(verdict.answer));
    if (text.front() == 'd') text.front() = 'D';
    if (text.front() == 'r') text.front() = 'R';
    return text;
}

CubeVerdict cube_verdict(const CubeValues& worths, const VerdictRules& rules)
{
    CubeVerdict verdict{.redouble = rules.redouble};
    if (!rules.available) return verdict;
    verdict.answer = best_answer(worths, rules);
    verdict.doubling = best_doubling(worths, worth_of_double(worths, verdict.answer), rules.gammons);
    return verdict;
}

CubeDecision decide(const CubeContext& context, const Rules& rules, Player player, const Cube& cube,
                    double no_double, double double_take, bool gammons)
{
    CubeDecision decision;
    decision.worths = {no_double, double_take, context.won(player, cube.value)};
    const auto normalized = [&](double worth) { return context.normalized(worth, player, cube.value); };
    decision.normalized = {normalized(no_double), normalized(double_take),
                           normalized(decision.worths.double_pass)};
    const VerdictRules how{.available = context.may_double(player, cube),
                           .redouble = !cube.is_centered(),
                           .beavers = rules.is_money() && rules.beavers.value_or(false),
                           .gammons = gammons};
    decision.verdict = cube_verdict(decision.normalized, how);
    const double doubled = worth_of_double(decision.worths, decision.verdict.answer);
    decision.optimal = how.available ? std::max(no_double, doubled) : no_double;
    return decision;
}

CubeDecision static_decision(const CubeContext& context, const Rules& rules, const Chances& chances,
                             Player player, const Cube& cube, const CubeEfficiency& efficiency)
{
    const Cube turned{.value = 2 * cube.value, .owner = opponent(player)};
    const double no_double = context.cubeful(chances, player, cube, efficiency);
    const double double_take = context.cubeful(chances, player, turned, efficiency);
    const bool gammons = chances.win_gammon > 0 && context.gammons_count(cube);
    return decide(context, rules, player, cube, no_double, double_take, gammons);
}

}  // namespace gammonkit
