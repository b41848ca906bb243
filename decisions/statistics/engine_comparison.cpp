#include "decisions/statistics/engine_comparison.hpp"

#include "analysis/met/match_units.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/transform/swap_players.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <numeric>
#include <tuple>

namespace gammonkit {
namespace {

/// Where a decision stands, whatever else a record holds between the turns.
using DecisionKey = std::tuple<std::size_t, int, DecisionKind, Player>;

DecisionKey key_of(const Decision& decision)
{
    return {decision.game, decision.ply, decision.kind, decision.player};
}

std::optional<Player> first_to_roll(const Match& match)
{
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns)
            if (dice_of(turn)) return turn.player;
    }
    return std::nullopt;
}

std::vector<DecisionError> judged(Match match, const MatchEquityTable& table)
{
    const FollowedMatch followed = follow(match);
    state_in_both_units(match, followed, table);
    return statistics_of_stated(match, followed, table).decisions;
}

EngineOpinion opinion_of(const DecisionError& judged)
{
    EngineOpinion opinion{.best = judged.decision.judgement->best,
                          .equity = judged.decision.judgement->value_of_best.equity};
    if (judged.error) opinion.error = judged.error->normalized;
    if (judged.in_performance == RateEligibility::counted)
        opinion.performance_error = judged.performance_error;
    return opinion;
}

std::string engine_of(const Judgement& judgement)
{
    if (judgement.engine.empty()) return judgement.level;
    return judgement.level.empty() ? judgement.engine
                                   : fmt::format("{}, {}", judgement.engine, judgement.level);
}

DecisionComparison compared(const DecisionError& first, const DecisionError& second, const Match& match)
{
    const Decision& decision = first.decision;
    return {.place = place_of_turn(decision, 1, 1),
            .player = match.players[decision.player].name,
            .kind = decision.kind,
            .dice = decision.dice,
            .made = decision.made,
            .xgid = decision.state ? xgid(*decision.state) : "",
            .said = {opinion_of(first), opinion_of(second)}};
}

void add_to_player(std::vector<NamedAgreement>& players, const NamedAgreement& added)
{
    const auto is_before = [](const NamedAgreement& each, const std::string& name) {
        return each.name < name;
    };
    auto player = std::lower_bound(players.begin(), players.end(), added.name, is_before);
    if (player == players.end() || player->name != added.name)
        player = players.insert(player, {.name = added.name});
    player->agreement += added.agreement;
}

}  // namespace

double DecisionComparison::gap() const
{
    return said[0].error && said[1].error ? std::abs(*said[0].error - *said[1].error) : 0;
}

void EngineAgreement::add(const DecisionComparison& decision)
{
    ++decisions;
    if (!decision.same_best()) ++(decision.kind == DecisionKind::play ? other_plays : other_cubes);
    for (std::size_t side = 0; side < performance.size(); ++side) {
        if (const std::optional<double> error = decision.said[side].performance_error)
            performance[side] += {.decisions = 1, .error = *error};
    }
    const auto& [first, second] = decision.said;
    if (!first.equity || !second.equity) return;
    ++equities;
    equity_gaps += std::abs(*first.equity - *second.equity);
}

EngineAgreement& EngineAgreement::operator+=(const EngineAgreement& other)
{
    decisions += other.decisions;
    other_plays += other.other_plays;
    other_cubes += other.other_cubes;
    for (std::size_t side = 0; side < performance.size(); ++side)
        performance[side] += other.performance[side];
    equities += other.equities;
    equity_gaps += other.equity_gaps;
    return *this;
}

std::optional<double> EngineAgreement::mean_gap() const
{
    return equities > 0 ? std::optional(equity_gaps / equities) : std::nullopt;
}

std::vector<std::size_t> EngineComparison::differing() const
{
    std::vector<std::size_t> indexes(decisions.size());
    std::iota(indexes.begin(), indexes.end(), std::size_t{0});
    std::erase_if(indexes,
                  [&](std::size_t i) { return decisions[i].same_best() && decisions[i].gap() == 0; });
    std::stable_sort(indexes.begin(), indexes.end(),
                     [&](std::size_t a, std::size_t b) { return decisions[a].gap() > decisions[b].gap(); });
    return indexes;
}

EngineComparison& EngineComparison::operator+=(EngineComparison other)
{
    for (std::size_t side = 0; side < engines.size(); ++side) {
        for (const auto& [engine, count] : other.engines[side])
            engines[side][engine] += count;
        alone[side] += other.alone[side];
    }
    for (const NamedAgreement& player : other.players)
        add_to_player(players, player);
    std::move(other.matches.begin(), other.matches.end(), std::back_inserter(matches));
    std::move(other.decisions.begin(), other.decisions.end(), std::back_inserter(decisions));
    all += other.all;
    return *this;
}

EngineComparison compare_analyses(const std::string& source, const Match& first, Match second,
                                  const KnownTables& tables, std::optional<std::size_t> number)
{
    EngineComparison comparison;
    if (first_to_roll(first) != first_to_roll(second)) second = swap_players(std::move(second));
    std::multimap<DecisionKey, DecisionError> others;
    for (DecisionError& decision : judged(second, tables.of(second)))
        if (decision.decision.judgement) others.emplace(key_of(decision.decision), std::move(decision));
    for (const DecisionError& decision : judged(first, tables.of(first))) {
        const auto other =
            decision.decision.judgement ? others.find(key_of(decision.decision)) : others.end();
        if (other == others.end()) continue;
        DecisionComparison both = compared(decision, other->second, first);
        both.source = source;
        both.place.match = number;
        ++comparison.engines[0][engine_of(*decision.decision.judgement)];
        ++comparison.engines[1][engine_of(*other->second.decision.judgement)];
        others.erase(other);
        EngineAgreement one;
        one.add(both);
        comparison.all += one;
        add_to_player(comparison.players, {.name = both.player, .agreement = one});
        comparison.decisions.push_back(std::move(both));
    }
    const std::string name = fmt::format("{} - {}", first.players.first.name, first.players.second.name);
    comparison.matches = {{.source = source, .name = name, .agreement = comparison.all}};
    return comparison;
}

Match with_second_analyses(Match match)
{
    const auto take_first = [](auto& analyses) {
        if (!analyses.empty()) analyses.erase(analyses.begin());
    };
    for (Game& game : match.games) {
        for (Turn& turn : game.turns) {
            take_first(turn.plays);
            take_first(turn.cubes);
        }
    }
    return match;
}

}  // namespace gammonkit
