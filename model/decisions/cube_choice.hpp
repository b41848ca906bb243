#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// Whether to double where it is worth just what waiting is worth.
enum class CubeTie : std::uint8_t {
    cash,  ///< Yes if the double is dropped: the points are certain. No if it is taken. The usual answer.
    wait   ///< Never: so say the programs XG and BGBlitz in their texts.
};

/// THE place where it is decided what is right with the cube, and what a wrong decision costs. What each of
/// the three choices is worth to the player who may double, all in one unit: points for each unit of the
/// cube, EMG, or the chance to win the match. `Number` is float where rounding as GNU Backgammon's is asked.
template <class Number>
struct CubeSidesOf {
    Number no_double = 0;
    Number double_take = 0;
    Number double_drop = 1;

    /// The value of a double if the opponent answers correctly, by what is worth less to the doubler.
    [[nodiscard]] constexpr Number doubled() const { return std::min(double_take, double_drop); }
    /// The value of the position if both play correctly.
    [[nodiscard]] constexpr Number best() const { return std::max(no_double, doubled()); }

    /// True if doubling is right.
    [[nodiscard]] constexpr bool doubles(CubeTie tie = CubeTie::cash) const
    {
        if (doubled() != no_double) return doubled() > no_double;
        return tie == CubeTie::cash && double_take > no_double;
    }
    /// True if the opponent should take. Equal choices are a take.
    [[nodiscard]] constexpr bool takes() const { return double_take <= double_drop; }
    /// True if the player does better by playing on for a gammon than by cashing.
    [[nodiscard]] constexpr bool is_too_good() const
    {
        return no_double > doubled() && no_double > double_drop;
    }

    /// How often the opponent must answer wrongly for a wrong double to lose nothing, from 0 to 1: by
    /// dropping what is a take, or by taking what is a drop if the position is too good to double. Nothing
    /// where doubling is right, or if no wrong answer helps. Source: the gnubg manual, "Cube decisions".
    [[nodiscard]] constexpr std::optional<double> bluff() const
    {
        const double wrong_answer = std::max(double_take, double_drop);
        if (doubles() || wrong_answer <= no_double || no_double <= doubled()) return std::nullopt;
        return (no_double - doubled()) / (wrong_answer - doubled());
    }

    /// What the player loses who doubles, or does not; never negative.
    [[nodiscard]] constexpr Number error_of_offer(bool doubled_it) const
    {
        return best() - (doubled_it ? doubled() : no_double);
    }
    /// What the opponent loses who takes, or drops; never negative.
    [[nodiscard]] constexpr Number error_of_answer(bool took) const
    {
        return (took ? double_take : double_drop) - doubled();
    }

    friend bool operator==(const CubeSidesOf&, const CubeSidesOf&) = default;
};
using CubeSides = CubeSidesOf<double>;

/// What the player on roll should do with the cube.
enum class Doubling : std::uint8_t {
    not_available,  ///< Doubling is not allowed, or cannot gain anything.
    no_double,
    optional_double,  ///< Both are right.
    right_double,
    too_good  ///< Playing on for a gammon is better.
};

/// The correct answer of the opponent to a double.
enum class DoubleAnswer : std::uint8_t { take, drop, beaver };

struct CubeVerdict {
    Doubling doubling = Doubling::not_available;
    DoubleAnswer answer = DoubleAnswer::take;
    bool redouble = false;  ///< The player owns the cube already.
    friend bool operator==(const CubeVerdict&, const CubeVerdict&) = default;
};

/// "Double, take", "No redouble, beaver", "Too good to double, pass", "Cube not available" ...
[[nodiscard]] std::string to_string(const CubeVerdict& verdict);

/// What both players do with the cube: the three choices whose worths are `CubeSides`, and a double that is
/// beavered, which only the one who is doubled chooses.
enum class CubeOption : std::uint8_t { no_double, double_take, double_drop, double_beaver };

/// "no double", "double, take", "redouble, pass".
[[nodiscard]] std::string to_string(CubeOption option, bool redouble);
/// What the one who is doubled does in it: "take", "pass", "beaver".
[[nodiscard]] std::string_view answer_in(CubeOption option);

/// Of one of the three.
[[nodiscard]] constexpr double value_of(const CubeSides& sides, CubeOption option)
{
    if (option == CubeOption::no_double) return sides.no_double;
    return option == CubeOption::double_take ? sides.double_take : sides.double_drop;
}

/// As people rank them: first what both do if they play well, then by value.
[[nodiscard]] std::array<CubeOption, 3> best_first(const CubeSides& sides, const CubeVerdict& verdict);

/// See CubeSides::bluff. Nothing where a beaver is the answer, too.
[[nodiscard]] std::optional<double> bluff(const CubeSides& sides, const CubeVerdict& verdict);

/// What else the verdict depends on.
struct VerdictRules {
    bool available = true;
    bool redouble = false;
    bool beavers = false;  ///< Allowed, as they may be in money play.
    bool gammons = true;   ///< The player can still win one: only then can the position be too good.
};

/// The verdict on sides that are normalized: points for each unit of the cube, or EMG. Differences below
/// 0.00001 say nothing. Source: the gnubg manual, "Cube decisions".
[[nodiscard]] CubeVerdict cube_verdict(const CubeSides& sides, const VerdictRules& rules);

/// What a double is worth to the doubler after that answer. A beaver doubles the stakes once more.
[[nodiscard]] constexpr double value_of_double(const CubeSides& sides, DoubleAnswer answer)
{
    if (answer == DoubleAnswer::drop) return sides.double_drop;
    return answer == DoubleAnswer::beaver ? 2 * sides.double_take : sides.double_take;
}

/// If the opponent beavers, right or wrong: true if the doubler should turn the cube once more. Money play.
[[nodiscard]] constexpr bool raccoon_is_right(const CubeSides& sides)
{
    return sides.double_take > 0;
}

/// What was done with the cube, by the one who may double and by the other.
enum class CubeChoice : std::uint8_t { no_double, doubled, taken, dropped, beavered, raccooned };

/// What a choice costs the one who makes it, where the opponent may beaver, as `answer` says; the sides are
/// normalized. Never negative.
[[nodiscard]] double error_of(CubeChoice choice, const CubeSides& sides, DoubleAnswer answer);

}  // namespace gammonkit
