#include "decisions/statistics/ratings.hpp"

#include "support/languages/translator.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {

std::string_view to_string(SkillRating rating)
{
    static constexpr std::string_view kNames[] = {"Awful!"_say,       "Beginner"_say,    "Casual player"_say,
                                                  "Intermediate"_say, "Advanced"_say,    "Expert"_say,
                                                  "World class"_say,  "Supernatural"_say};
    return kNames[static_cast<std::size_t>(rating)];
}

// Limits are looked at in single precision, as GNU Backgammon does: exactly 0.005 is no World class.
SkillRating skill_rating(double error_per_decision)
{
    // What is below the first limit is awful, below the next one a beginner's ...
    static constexpr float kLimits[] = {0.035F, 0.026F, 0.018F, 0.012F, 0.008F, 0.005F, 0.002F};
    const auto rate = static_cast<float>(error_per_decision);
    int rating = 0;
    for (const float limit : kLimits)
        rating += rate < limit ? 1 : 0;
    return static_cast<SkillRating>(rating);
}

std::string_view to_string(LuckRating rating)
{
    static constexpr std::string_view kNames[] = {
        "Haaa-haaa",       "Go to bed",       "Better luck next time",       "Bad dice, man!", "None",
        "Good dice, man!", "Go to Las Vegas", "Go to Las Vegas immediately", "Cheater :-)"};
    return kNames[static_cast<std::size_t>(rating)];
}

namespace {

/// By the table "Luck ratings" of the manual.
LuckRating luck_by_manual(float rate)
{
    if (rate > 0.10F) return LuckRating::cheater;
    if (rate > 0.06F) return LuckRating::las_vegas_at_once;
    if (rate > 0.02F) return LuckRating::good_dice;
    if (rate < -0.10F) return LuckRating::haaa_haaa;
    if (rate < -0.06F) return LuckRating::go_to_bed;
    return rate < -0.02F ? LuckRating::better_luck : LuckRating::none;
}

}  // namespace

LuckRating luck_rating(double luck_per_roll, StatisticsRules rules)
{
    if (rules == StatisticsRules::manual) return luck_by_manual(static_cast<float>(luck_per_roll));
    const auto rate = static_cast<float>(luck_per_roll);
    if (rate > 0.06F) return LuckRating::go_to_las_vegas;
    if (rate > 0.03F) return LuckRating::good_dice;
    if (rate < -0.06F) return LuckRating::go_to_bed;
    return rate < -0.03F ? LuckRating::bad_dice : LuckRating::none;
}

double checker_rating_loss(double error_per_decision, int length)
{
    return error_per_decision * (8798 + 25526.0 / length);
}

double cube_rating_loss(double error_per_decision, int length)
{
    return error_per_decision * (863 - 519.0 / length);
}

double depd_rating_difference(double depd, int length)
{
    return depd * (11971 + 23681.0 / length);
}

std::optional<double> rating_difference(double chance, int length)
{
    constexpr float kLowest = -2100;  // As GNU Backgammon prints it, which reckons in single precision.
    const auto r = static_cast<float>(chance);
    if (r <= 0 || r >= 1) return std::nullopt;
    return std::max(kLowest, -2000 / std::sqrt(static_cast<float>(length)) * std::log10(1 / r - 1));
}

std::string_view words_of(LuckRating rating)
{
    static constexpr std::string_view kPlainWords[] = {
        "Very unlucky"_say, "Very unlucky"_say, "Unlucky"_say,    "Unlucky"_say,   "Average dice"_say,
        "Lucky"_say,        "Very lucky"_say,   "Very lucky"_say, "Very lucky"_say};
    return kPlainWords[static_cast<std::size_t>(rating)];
}

}  // namespace gammonkit
