#include "analysis/statistics/statistics.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/match_units.hpp"
#include "analysis/statistics/count.hpp"
#include "analysis/statistics/judge.hpp"
#include "analysis/statistics/results.hpp"

#include <algorithm>

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
std::vector<std::size_t> biggest_errors(const std::vector<JudgedDecision>& decisions, Player player, int most)
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

class Counter {
public:
    Counter(const Match& match, const FollowedMatch& followed, const MatchEquityTable& table,
            MatchStatistics& statistics)
        : match_(match), followed_(followed), table_(table), all_(statistics)
    {
    }

    void count_all()
    {
        begin(all_.match);
        for (std::size_t game = 0; game < match_.games.size(); ++game)
            count_game(game);
        finish(all_.match);
    }

private:
    void count_game(std::size_t index)
    {
        SpanStatistics& game = all_.games.emplace_back();
        begin(game);
        for (JudgedDecision& judged :
             judged_decisions(match_, index, followed_[index], table_, all_.counting)) {
            count(judged, game.players[judged.decision.player]);
            all_.decisions.push_back(std::move(judged));
        }
        for (const Player player : kPlayers)
            add_game(game.players[player], all_.match.players[player]);
        game.results.actual = actual_result(match_, index, followed_[index], table_);
        add_result(all_.match.results.actual, game.results.actual);
        finish(game);
    }

    const Match& match_;
    const FollowedMatch& followed_;
    const MatchEquityTable& table_;
    MatchStatistics& all_;
};

/// Points per game. Where the luck of a game is not known, its result is taken as it is.
std::optional<Advantage> advantage_by(const std::vector<SpanStatistics>& games, bool adjusted)
{
    std::vector<double> results;
    for (const SpanStatistics& game : games) {
        const double actual = game.results.actual.value_or(0);
        results.push_back(adjusted ? game.results.luck_adjusted.value_or(actual) : actual);
    }
    return advantage(results);
}

}  // namespace

MatchStatistics statistics_of_stated(const Match& match, const FollowedMatch& followed,
                                     const MatchEquityTable& table, const CountingRules& counting)
{
    MatchStatistics statistics{.rules = match.rules,
                               .names = {match.players.first.name, match.players.second.name},
                               .counting = counting};
    if (!counting.thresholds) statistics.counting.thresholds = usual_thresholds(match);
    if (!match.rules.is_money()) statistics.match_equity_table = table.name();
    Counter(match, followed, table, statistics).count_all();
    for (const Player player : kPlayers)
        statistics.match.players[player].biggest_errors =
            biggest_errors(statistics.decisions, player, counting.biggest_errors);
    if (match.rules.is_money()) {
        statistics.actual_advantage = advantage_by(statistics.games, false);
        if (statistics.match.results.luck_adjusted)
            statistics.luck_adjusted_advantage = advantage_by(statistics.games, true);
    }
    return statistics;
}

std::vector<std::size_t> errors_by_size(std::span<const JudgedDecision> decisions, double Amount::* unit)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (decisions[i].error && *decisions[i].error.*unit > 0) found.push_back(i);
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

}  // namespace gammonkit
