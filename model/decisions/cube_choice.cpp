#include "model/decisions/cube_choice.hpp"

#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

/// Smaller differences of normalized values say nothing.
constexpr double kSame = 1e-5;

DoubleAnswer best_answer(const CubeSides& sides, const VerdictRules& rules)
{
    if (sides.double_take >= sides.double_drop) return DoubleAnswer::drop;
    return rules.beavers && sides.double_take <= 0 ? DoubleAnswer::beaver : DoubleAnswer::take;
}

Doubling best_doubling(const CubeSides& sides, double doubled, bool gammons)
{
    if (std::abs(doubled - sides.no_double) < kSame) return Doubling::optional_double;
    if (doubled > sides.no_double) return Doubling::right_double;
    return gammons && sides.no_double > sides.double_drop ? Doubling::too_good : Doubling::no_double;
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
    return capitalized(fmt::format(fmt::runtime(words_for(verdict.doubling)), verdict.redouble ? "re" : "",
                                   word_for(verdict.answer)));
}

std::string to_string(CubeOption option, bool redouble)
{
    const std::string_view verb = redouble ? "redouble" : "double";
    return option == CubeOption::no_double ? fmt::format("no {}", verb)
                                           : fmt::format("{}, {}", verb, answer_in(option));
}

std::string_view answer_in(CubeOption option)
{
    if (option == CubeOption::double_beaver) return "beaver";
    return option == CubeOption::double_take ? "take" : "pass";
}

std::array<CubeOption, 3> best_first(const CubeSides& sides, const CubeVerdict& verdict)
{
    using enum CubeOption;
    const bool doubles = verdict.doubling == Doubling::right_double ||
                         (verdict.doubling == Doubling::optional_double && sides.doubles());
    std::array options{no_double, double_take, double_drop};
    const int best = !doubles ? 0 : verdict.answer == DoubleAnswer::drop ? 2 : 1;
    std::rotate(options.begin(), options.begin() + best, options.begin() + best + 1);
    if (value_of(sides, options[1]) < value_of(sides, options[2])) std::swap(options[1], options[2]);
    return options;
}

std::optional<double> bluff(const CubeSides& sides, const CubeVerdict& verdict)
{
    return verdict.answer == DoubleAnswer::beaver ? std::nullopt : sides.bluff();
}

CubeVerdict cube_verdict(const CubeSides& sides, const VerdictRules& rules)
{
    CubeVerdict verdict{.redouble = rules.redouble};
    if (!rules.available) return verdict;
    verdict.answer = best_answer(sides, rules);
    verdict.doubling = best_doubling(sides, value_of_double(sides, verdict.answer), rules.gammons);
    return verdict;
}

double error_of(CubeChoice choice, const CubeSides& sides, DoubleAnswer answer)
{
    const double doubling = value_of_double(sides, answer);
    switch (choice) {
    case CubeChoice::no_double:
        return std::max(0.0, doubling - sides.no_double);
    case CubeChoice::doubled:
        return std::max(0.0, sides.no_double - doubling);
    case CubeChoice::taken:
        return sides.error_of_answer(true);
    case CubeChoice::dropped:
        return sides.error_of_answer(false);
    case CubeChoice::beavered:
        return std::max(0.0, 2 * sides.double_take - sides.doubled());
    case CubeChoice::raccooned:
        break;
    }
    return std::max(0.0, -2 * sides.double_take);  // 4 instead of 2 times what the cube is worth.
}

}  // namespace gammonkit
