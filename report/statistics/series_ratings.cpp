#include "report/statistics/series_ratings.hpp"

#include "decisions/statistics/ratings.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numbers>

namespace gammonkit {
namespace {

constexpr std::string_view kRow = "{:>8} {:>8} {:>8} {:>8} {:>8}{}  {} - {}\n";
constexpr std::string_view kRatings = " {:>7} {:>5} {:>7} {:>7}";

double per(double sum, double count)
{
    return sum / std::max(count, 1.0);
}

/// What an unforced decision costs on average.
double error_per_decision(const ErrorSums& errors)
{
    return per(errors.play_error + errors.cube_error, errors.plays + errors.cubes);
}

/// The difference of ratings that the results show, and one standard deviation of it.
SeriesMean rating_by_results(const SeriesMean& score, int length)
{
    const std::optional<double> rating = rating_difference(score.mean, length);
    if (!rating) return {};
    // The derivative of 2000 log10(p / (1 - p)) / sqrt(length).
    const double slope = 2000 / (std::sqrt(length) * std::numbers::ln10 * score.mean * (1 - score.mean));
    return {.mean = *rating, .standard_error = slope * score.standard_error};
}

std::string ratings_text(const SeriesFacts& facts, int length)
{
    const ErrorSums& own = facts.sums.sides.first.errors;
    const ErrorSums& other = facts.sums.sides.second.errors;
    const SeriesMean score = facts.measured_luck ? adjusted_score_of(facts.sums) : score_of(facts.sums);
    const SeriesMean rating = rating_by_results(score, length);
    const double by_parts =
        checker_rating_loss(per(other.play_error, other.plays) - per(own.play_error, own.plays), length) +
        cube_rating_loss(per(other.cube_error, other.cubes) - per(own.cube_error, own.cubes), length);
    return fmt::format(
        fmt::runtime(kRatings), fmt::format("{:.0f}", rating.mean),
        fmt::format("{:.0f}", rating.standard_error),
        fmt::format("{:.0f}",
                    depd_rating_difference(error_per_decision(other) - error_per_decision(own), length)),
        fmt::format("{:.0f}", by_parts));
}

std::string row(const SeriesFacts& facts, int length)
{
    const auto mean = [](double sum, double count) { return fmt::format("{:.5f}", per(sum, count)); };
    const ErrorSums& own = facts.sums.sides.first.errors;
    const ErrorSums& other = facts.sums.sides.second.errors;
    return fmt::format(
        fmt::runtime(kRow), mean(own.play_error, own.plays), mean(other.play_error, other.plays),
        mean(own.cube_error, own.cubes), mean(other.cube_error, other.cubes),
        fmt::format("{:.5f}", error_per_decision(other) - error_per_decision(own)),
        length > 0 ? ratings_text(facts, length) : "", printable(facts.one), printable(facts.other));
}

}  // namespace

std::string series_ratings(const std::vector<SeriesFacts>& pairings, int length)
{
    const std::string ratings =
        length > 0 ? fmt::format(fmt::runtime(kRatings), "RATING", "±", "BY DEPD", "BY BOTH") : "";
    std::string text =
        fmt::format(fmt::runtime(kRow), "EPM", "OTHER'S", "EPC", "OTHER'S", "DEPD", ratings, "PLAYERS", "");
    text.erase(text.find_last_not_of("- \n") + 1);
    text += '\n';
    for (const SeriesFacts& facts : pairings)
        text += row(facts, length);
    return text;
}

}  // namespace gammonkit
