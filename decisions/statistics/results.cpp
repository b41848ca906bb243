#include "decisions/statistics/results.hpp"

#include "analysis/met/score_of.hpp"
#include "model/replay.hpp"

#include <cmath>

namespace gammonkit {
namespace {

MatchScore score_before(const Match& match, std::size_t index)
{
    return score_of(start_of_game(match.rules, match.games[index].score, is_crawford_game(match, index)));
}

}  // namespace

std::optional<double> actual_result(const Match& match, std::size_t index, const FollowedGame& followed,
                                    const MatchEquityTable& table)
{
    const std::optional<Outcome> outcome = outcome_of(match.games[index], followed);
    if (!outcome) return std::nullopt;
    if (match.rules.is_money()) return outcome->winner == Player::first ? outcome->points : -outcome->points;
    const MatchScore before = score_before(match, index);
    const auto chance = [](Mwc mwc) { return static_cast<float>(mwc.value); };
    // GNU Backgammon works with single precision, which decides how 35.205 % is rounded.
    return chance(table.after(before, outcome->winner, outcome->points, Player::first)) -
           chance(table.at(before, Player::first));
}

double without_luck(double result, const ByPlayer<PlayerStatistics>& players)
{
    const auto luck = [&](Player player) {
        const std::optional<LuckStatistics>& of = players[player].luck;
        return of ? of->total.absolute : 0;
    };
    return single_sum(single_sum(result, -luck(Player::first)), luck(Player::second));
}

std::optional<double> luck_adjusted(const SpanStatistics& span)
{
    const bool is_known = span.players.first.luck || span.players.second.luck;
    if (!span.results.actual || !is_known) return std::nullopt;
    return without_luck(*span.results.actual, span.players);
}

std::optional<Advantage> advantage(const std::vector<double>& results)
{
    if (results.empty()) return std::nullopt;
    const auto games = static_cast<double>(results.size());
    double sum = 0;
    for (const double result : results)
        sum += result;
    double squares = 0;
    for (const double result : results)
        squares += (result - sum / games) * (result - sum / games);
    const double variance = results.size() > 1 ? squares / (games - 1) : 0;
    return Advantage{sum / games, 1.95996 * std::sqrt(variance / games)};
}

}  // namespace gammonkit
