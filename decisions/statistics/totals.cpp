#include "decisions/statistics/statistics.hpp"

#include <algorithm>

namespace gammonkit {

std::optional<Amount> Rate::per_decision() const
{
    return decisions > 0 ? std::optional(error / decisions) : std::nullopt;
}

std::optional<SkillRating> Rate::rating() const
{
    const std::optional<Amount> rate = per_decision();
    return rate ? std::optional(skill_rating(rate->normalized)) : std::nullopt;
}

std::optional<Amount> LuckStatistics::per_roll() const
{
    return moves > 0 ? std::optional(total / moves) : std::nullopt;
}

std::optional<LuckRating> LuckStatistics::rating(StatisticsRules rules) const
{
    const std::optional<Amount> rate = per_roll();
    return rate ? std::optional(luck_rating(rate->normalized, rules)) : std::nullopt;
}

std::optional<double> Performance::rating() const
{
    return decisions > 0 ? std::optional(500 * error / decisions) : std::nullopt;
}

std::optional<Rate> PlayerStatistics::overall() const
{
    // Where no play is analyzed, that there was nothing to decide about the cube tells nothing.
    if (!checker && (!cube || cube->decisions == 0)) return std::nullopt;
    Rate rate;
    for (const Rate& part : {checker ? checker->rate : Rate{}, cube ? cube->rate : Rate{}}) {
        rate.decisions += part.decisions;
        rate.error += part.error;
    }
    return rate;
}

std::optional<double> SpanStatistics::snowie_rate(Player player) const
{
    const std::optional<Rate> overall = players[player].overall();
    const int moves = players.first.moves + players.second.moves;
    if (!overall || moves == 0) return std::nullopt;
    return overall->error.normalized / moves;
}

std::optional<double> MatchStatistics::chance_against_opponent(const SpanStatistics& span,
                                                               Player player) const
{
    const std::optional<Rate> own = span.players[player].overall();
    const std::optional<Rate> his = span.players[opponent(player)].overall();
    if (rules.is_money() || !own || !his) return std::nullopt;
    return std::clamp(0.5 - own->error.absolute + his->error.absolute, 0.0, 1.0);
}

std::optional<double> MatchStatistics::chance_by_luck(const SpanStatistics& span, Player player) const
{
    if (rules.is_money() || !span.results.luck_adjusted) return std::nullopt;
    const double advantage = *span.results.luck_adjusted;
    return 0.5 + (player == Player::first ? advantage : -advantage);
}

std::optional<double> MatchStatistics::actual_chance(const SpanStatistics& span, Player player) const
{
    if (rules.is_money() || !span.results.actual) return std::nullopt;
    return 0.5 + (player == Player::first ? *span.results.actual : -*span.results.actual);
}

std::optional<double> MatchStatistics::error_based_rating_difference(const SpanStatistics& span,
                                                                     Player player) const
{
    const auto rate_of = [&](Player of) {
        const std::optional<Rate> rate = span.players[of].overall();
        return rate ? rate->per_decision() : std::nullopt;
    };
    const std::optional<Amount> own = rate_of(player);
    const std::optional<Amount> his = rate_of(opponent(player));
    if (rules.is_money() || !own || !his) return std::nullopt;
    return depd_rating_difference(his->normalized - own->normalized, rules.length);
}

std::optional<double> MatchStatistics::luck_based_rating_difference(const SpanStatistics& span,
                                                                    Player player) const
{
    const std::optional<double> chance = chance_by_luck(span, player);
    return chance ? rating_difference(*chance, rules.length) : std::nullopt;
}

std::optional<ErrorBasedRating> MatchStatistics::error_based_rating(const SpanStatistics& span,
                                                                    Player player) const
{
    if (rules.is_money()) return std::nullopt;
    ErrorBasedRating result;
    const PlayerStatistics& of = span.players[player];
    const std::optional<Amount> checker = of.checker ? of.checker->rate.per_decision() : std::nullopt;
    const std::optional<Amount> cube = of.cube ? of.cube->rate.per_decision() : std::nullopt;
    if (checker) result.checker_loss = checker_rating_loss(checker->normalized, rules.length);
    if (cube) result.cube_loss = cube_rating_loss(cube->normalized, rules.length);
    if (checker || cube)
        result.rating =
            counting.rating_offset - result.checker_loss.value_or(0) - result.cube_loss.value_or(0);
    return result;
}

}  // namespace gammonkit
