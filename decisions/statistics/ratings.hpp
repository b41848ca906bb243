#pragma once

#include "decisions/statistics/counting_rules.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gammonkit {

/// GNU Backgammon's words for how well somebody plays, the best last.
enum class SkillRating : std::uint8_t {
    awful,
    beginner,
    casual_player,
    intermediate,
    advanced,
    expert,
    world_class,
    supernatural
};
/// "Awful!", "Casual player" ...
[[nodiscard]] std::string_view to_string(SkillRating rating);
/// By the error per decision in EMG, positive. The limits were found by asking GNU Backgammon 1.07.
[[nodiscard]] SkillRating skill_rating(double error_per_decision);

/// GNU Backgammon's words for luck, the worst first: those of version 1.07, and those of its manual.
enum class LuckRating : std::uint8_t {
    haaa_haaa,
    go_to_bed,
    better_luck,
    bad_dice,
    none,
    good_dice,
    go_to_las_vegas,
    las_vegas_at_once,
    cheater
};
/// "Go to bed", "None" ...
[[nodiscard]] std::string_view to_string(LuckRating rating);
/// By the luck per roll in EMG: one of five, or by the manual one of seven.
[[nodiscard]] LuckRating luck_rating(double luck_per_roll, StatisticsRules rules = StatisticsRules::gnubg);

/// A FIBS rating estimated by errors, after Kees van den Doel.
struct ErrorBasedRating {
    std::optional<double> rating = {};        ///< Empty if checker play or cube is not known.
    std::optional<double> checker_loss = {};  ///< What errors in checker play cost.
    std::optional<double> cube_loss = {};
    friend bool operator==(const ErrorBasedRating&, const ErrorBasedRating&) = default;
};

/// What errors cost in rating points, in matches of `length` points; errors per decision in EMG.
[[nodiscard]] double checker_rating_loss(double error_per_decision, int length);
[[nodiscard]] double cube_rating_loss(double error_per_decision, int length);

/// The difference of FIBS ratings between two players whose mean errors per decision differ by `depd` EMG, in
/// matches of `length` points. Source: Kees van den Doel, "Rating and DEPD", in the manual of GNU Backgammon.
[[nodiscard]] double depd_rating_difference(double depd, int length);

/// How much higher the FIBS rating of a player is who wins matches of `length` points with this chance, at
/// least -2100. Nothing for what is no chance between 0 and 1, as luck adjusted results may lead to.
[[nodiscard]] std::optional<double> rating_difference(double chance, int length);

/// The rating as people read it: "Lucky" for "Good dice, man!", "Average dice" for "None", which reads as if
/// nothing were known.
[[nodiscard]] std::string_view words_of(LuckRating rating);

}  // namespace gammonkit
