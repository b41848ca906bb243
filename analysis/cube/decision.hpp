#pragma once

#include "analysis/cube/cube_context.hpp"

#include <string>

namespace gammonkit {

/// What the player on roll should do with the cube.
enum class Doubling : std::uint8_t {
    not_available,  ///< He may not double, or it would bring him nothing.
    no_double,
    optional_double,  ///< Both are right.
    right_double,
    too_good  ///< He does better by playing on for a gammon.
};

/// What his opponent should do, were he doubled.
enum class DoubleAnswer : std::uint8_t { take, drop, beaver };

struct CubeVerdict {
    Doubling doubling = Doubling::not_available;
    DoubleAnswer answer = DoubleAnswer::take;
    bool redouble = false;  ///< The player owns the cube already.
    friend bool operator==(const CubeVerdict&, const CubeVerdict&) = default;
};

/// "Double, take", "No redouble, beaver", "Too good to double, pass", "Cube not available" ...
[[nodiscard]] std::string to_string(const CubeVerdict& verdict);

/// What the choices are worth to the player on roll, in one unit: points, match equity, ...
struct CubeValues {
    double no_double = 0;
    double double_take = 0;
    double double_pass = 0;
};

/// What else the verdict depends on.
struct VerdictRules {
    bool available = true;
    bool redouble = false;
    bool beavers = false;  ///< Allowed, as they may be in money play.
    bool gammons = true;   ///< The player can still win one: only then he may be too good.
};

/// The verdict on three normalized worths. Source: the gnubg manual, "Cube decisions".
[[nodiscard]] CubeVerdict cube_verdict(const CubeValues& worths, const VerdictRules& rules);

/// What a double is worth to the doubler after that answer. A beaver doubles the stakes once more.
[[nodiscard]] constexpr double worth_of_double(const CubeValues& worths, DoubleAnswer answer)
{
    if (answer == DoubleAnswer::drop) return worths.double_pass;
    return answer == DoubleAnswer::beaver ? 2 * worths.double_take : worths.double_take;
}

/// If the opponent beavers, right or wrong: true if the doubler should turn the cube once more. Money play.
[[nodiscard]] constexpr bool raccoon_is_right(const CubeValues& worths)
{
    return worths.double_take > 0;
}

/// A cube decision without looking ahead.
struct CubeDecision {
    CubeValues worths;      ///< As `CubeContext` counts them.
    CubeValues normalized;  ///< Points per unit of the cube, or EMG.
    CubeVerdict verdict;
    /// What the position is worth if both do what is best for them; as `worths`.
    double optimal = 0;
};

/// The decision of `player`, who is on roll, from what he has without doubling and with the cube turned and
/// taken.
[[nodiscard]] CubeDecision decide(const CubeContext& context, const Rules& rules, Player player,
                                  const Cube& cube, double no_double, double double_take, bool gammons);

/// The decision by the model alone.
[[nodiscard]] CubeDecision static_decision(const CubeContext& context, const Rules& rules,
                                           const Chances& chances, Player player, const Cube& cube,
                                           const CubeEfficiency& efficiency);

}  // namespace gammonkit
