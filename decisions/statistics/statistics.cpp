#include "decisions/statistics/statistics.hpp"

#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/met/score_of.hpp"
#include "decisions/statistics/count.hpp"
#include "decisions/statistics/dice.hpp"
#include "decisions/statistics/judge.hpp"
#include "decisions/statistics/pace.hpp"
#include "model/decisions/seconds.hpp"
#include "model/is_analyzed.hpp"
#include "model/replay.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

void begin(SpanStatistics& span)
{
    for (const Player player : kPlayers)
        begin(span.players[player]);
}

void finish(SpanStatistics& span)
{
    for (const Player player : kPlayers)
        finish(span.players[player]);
    span.results.luck_adjusted = luck_adjusted(span);
}

/// The match with equities wherever it has values at all.
Match with_equities(Match match, const FollowedMatch& followed, const MatchEquityTable& table)
{
    state_in_both_units(match, followed, table);
    return match;
}

/// The biggest errors of a player first; of equals, the earlier.
std::vector<std::size_t> biggest_errors(const std::vector<DecisionError>& decisions, Player player, int most)
{
    std::vector<std::size_t> found = errors_by_size(decisions, &Amount::normalized);
    std::erase_if(found, [&](std::size_t i) { return decisions[i].decision.player != player; });
    found.resize(std::min(found.size(), static_cast<std::size_t>(std::max(0, most))));
    return found;
}

void add_result(std::optional<double>& total, const std::optional<double>& result)
{
    if (result) total = single_sum(total.value_or(0), *result);
}

bool is_error(const DecisionError& judged, double Amount::* unit)
{
    return judged.error && *judged.error.*unit > 0;
}

/// Which decisions stay in the statistics that they were counted for.
enum class Kept : std::uint8_t { all, errors };

/// Counts the games of a match, one after the other.
class Counter {
public:
    Counter(const Match& match, const MatchEquityTable& table, const CountingRules& counting, Kept kept)
        : match_(match), table_(table), kept_(kept),
          all_{.rules = match.rules,
               .names = {match.players.first.name, match.players.second.name},
               .counting = counting}
    {
        if (!counting.thresholds) all_.counting.thresholds = usual_thresholds(match);
        if (!match.rules.is_money()) all_.match_equity_table = table.name();
        all_.games.reserve(match.games.size());
        begin(all_.match);
    }

    void add_game(std::size_t index, const FollowedGame& followed)
    {
        SpanStatistics& game = all_.games.emplace_back();
        begin(game);
        for (DecisionError& judged : decision_errors(match_, index, followed, table_, all_.counting)) {
            count(judged, game.players[judged.decision.player]);
            add_time(judged);
            if (judged.decision.judgement || judged.decision.luck) all_.nothing_analyzed = false;
            const bool stays = kept_ == Kept::all || is_error(judged, &Amount::normalized);
            if (stays) all_.decisions.push_back(std::move(judged));
        }
        const ByPlayer<DiceStatistics> dice =
            all_.counting.dice ? dice_statistics(match_.games[index], followed) : ByPlayer<DiceStatistics>{};
        for (const Player player : kPlayers) {
            game.players[player].dice = dice[player];
            gammonkit::add_game(game.players[player], all_.match.players[player]);
        }
        game.results.actual = actual_result(match_, index, followed, table_);
        add_result(all_.match.results.actual, game.results.actual);
        finish(game);
    }

    /// When all games have been added.
    MatchStatistics statistics();

private:
    void add_time(const DecisionError& judged)
    {
        const Decision& decision = judged.decision;
        if (judged.in_performance != RateEligibility::counted) return;
        if (const std::optional<double> seconds = seconds_taken(match_.games[decision.game], decision.turn))
            timed_[decision.player].push_back({.is_play = decision.kind == DecisionKind::play,
                                               .seconds = *seconds,
                                               .error = judged.performance_error});
    }

    const Match& match_;
    const MatchEquityTable& table_;
    Kept kept_;
    MatchStatistics all_;
    ByPlayer<std::vector<TimedDecision>> timed_ = {};
};

/// Points per game. Where the luck of a game is not known, its result is taken as it is; a game without an
/// end has brought nothing but luck.
std::optional<Advantage> advantage_by(const std::vector<SpanStatistics>& games, bool adjusted)
{
    std::vector<double> results;
    for (const SpanStatistics& game : games) {
        const double actual = game.results.actual.value_or(0);
        results.push_back(adjusted ? without_luck(actual, game.players) : actual);
    }
    return advantage(results);
}

MatchStatistics Counter::statistics()
{
    finish(all_.match);
    for (const Player player : kPlayers) {
        PlayerStatistics& of = all_.match.players[player];
        of.biggest_errors = biggest_errors(all_.decisions, player, all_.counting.biggest_errors);
        of.by_pace = by_pace(std::move(timed_[player]));
    }
    if (match_.rules.is_money()) {
        all_.actual_advantage = advantage_by(all_.games, false);
        if (all_.match.results.luck_adjusted) all_.luck_adjusted_advantage = advantage_by(all_.games, true);
    }
    return std::move(all_);
}

MatchStatistics summary_of_stated(const Match& match, const MatchEquityTable& table,
                                  const CountingRules& counting)
{
    Counter counter(match, table, counting, Kept::errors);
    for (std::size_t game = 0; game < match.games.size(); ++game)
        counter.add_game(game, follow(match, game));
    return counter.statistics();
}

MatchScore score_before(const Match& match, std::size_t index)
{
    return score_of(start_of_game(match.rules, match.games[index].score, is_crawford_game(match, index)));
}

}  // namespace

MatchStatistics statistics_of_stated(const Match& match, const FollowedMatch& followed,
                                     const MatchEquityTable& table, const CountingRules& counting)
{
    Counter counter(match, table, counting, Kept::all);
    for (std::size_t game = 0; game < match.games.size(); ++game)
        counter.add_game(game, followed[game]);
    return counter.statistics();
}

MatchStatistics summary_of(const Match& match, const MatchEquityTable& table, const CountingRules& counting)
{
    const bool lacks_units = !match.rules.is_money() && is_analyzed(match);
    if (lacks_units) return summary_of_stated(with_equities(match, follow(match), table), table, counting);
    return summary_of_stated(match, table, counting);
}

std::vector<std::size_t> errors_by_size(std::span<const DecisionError> decisions, double Amount::* unit)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (is_error(decisions[i], unit)) found.push_back(i);
    }
    std::ranges::stable_sort(found, std::ranges::greater{},
                             [&](std::size_t i) { return *decisions[i].error.*unit; });
    return found;
}

MatchStatistics statistics_of(const Match& match, const MatchEquityTable& table,
                              const CountingRules& counting)
{
    return statistics_of(match, follow(match), table, counting);
}

MatchStatistics statistics_of(const Match& match, const FollowedMatch& followed,
                              const MatchEquityTable& table, const CountingRules& counting)
{
    return statistics_of_stated(with_equities(match, followed, table), followed, table, counting);
}

MatchStatistics statistics_of(const Match& match)
{
    return statistics_of(match, default_met());
}

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
