#pragma once

#include "decisions/statistics/counting_rules.hpp"
#include "model/decisions/decision.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gammonkit {

/// A sum as single precision has it.
[[nodiscard]] inline double single_sum(double a, double b)
{
    return static_cast<double>(static_cast<float>(a) + static_cast<float>(b));
}

/// A share as single precision has it.
[[nodiscard]] inline double single_share(double sum, int count)
{
    return static_cast<double>(static_cast<float>(sum) / static_cast<float>(count));
}

/// Errors or luck in both units of GNU Backgammon's statistics. Sums are rounded to single precision as
/// there: that decides how ties are printed.
struct Amount {
    double normalized =
        0;  ///< EMG: points for each unit of the cube; in money sessions, points at a cube of 1.
    double absolute = 0;  ///< Chance to win the match (0 to 1); in money sessions, points with the cube.

    Amount& operator+=(const Amount& other)
    {
        normalized = single_sum(normalized, other.normalized);
        absolute = single_sum(absolute, other.absolute);
        return *this;
    }
    friend Amount operator+(Amount a, const Amount& b) { return a += b; }
    friend Amount operator/(const Amount& a, int count)
    {
        return {single_share(a.normalized, count), single_share(a.absolute, count)};
    }
    friend bool operator==(const Amount&, const Amount&) = default;
};

/// In which direction a cube decision was wrong. Which of two it is, is asked of the three sides of the cube;
/// by the manual of GNU Backgammon only whether not to double is worth .95 or more.
enum class CubeMistake : std::uint8_t {
    missed_double_below_cash,     ///< Not doubled, where the opponent would take.
    missed_double_above_cash,     ///< Not doubled, where the opponent would drop.
    wrong_double_below_double,    ///< Doubled too early.
    wrong_double_above_too_good,  ///< Doubled, where playing on for the gammon is worth more.
    wrong_take,
    wrong_drop
};
inline constexpr int kCubeMistakes = 6;
/// "missed double below the cash point", by the manual "missed double around the double point" ...
[[nodiscard]] std::string_view to_string(CubeMistake mistake, StatisticsRules rules = StatisticsRules::gnubg);

/// Whether a decision counts in a rate, or why not.
enum class RateEligibility : std::uint8_t {
    counted,
    forced,         ///< There was one legal play, or none.
    indifferent,    ///< All plays are worth the same.
    not_close,      ///< Nobody would double, or drop, there: an obvious cube decision.
    beaver,         ///< A beaver or raccoon, which no statistics judge.
    not_played,     ///< The record has the roll, but no play.
    not_analyzed,   ///< No analysis says anything.
    illegal,        ///< The play is against the rules: it is no choice that could be better or worse.
    not_comparable  ///< The analysis says nothing of what was done, or nothing that compares with the best.
};
/// Why it counts or not, as people say it: "counted", "forced play" ...
[[nodiscard]] std::string_view to_string(RateEligibility eligibility);

/// A decision with what it counts for.
struct DecisionError {
    Decision decision = {};
    Phase phase = Phase::contact;        ///< Contact behind a turn that cannot be followed.
    std::optional<Amount> error = {};    ///< How much worse it is than the best; never negative.
    std::optional<SkillMark> mark = {};  ///< By the thresholds, not as the record says.
    std::optional<double> gap = {};   ///< How much worse the second best choice is, in EMG; never negative.
    std::optional<Amount> luck = {};  ///< Of the roll.
    std::optional<LuckMark> luck_mark = {};
    std::optional<CubeMistake> mistake = {};
    RateEligibility in_rate = RateEligibility::counted;         ///< In the errors per decision.
    RateEligibility in_performance = RateEligibility::counted;  ///< In the performance rating.
    double performance_error = 0;  ///< What it adds to the performance rating's errors, in EMG.
};

}  // namespace gammonkit
