#include "report/verdict.hpp"

#include "decisions/plan/error_kind.hpp"
#include "decisions/statistics/statistics.hpp"
#include "model/decisions/place.hpp"
#include "model/replay.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// "8.4", or "(8.4)" where that is the rating of a few decisions; empty if it is not known.
std::string rating_text(const MatchReport& report, Player player)
{
    const Performance& performance = report.statistics.match.players[player].performance;
    const std::optional<double> rating = performance.rating();
    if (!rating) return {};
    const std::string text = report.words.numbers(fmt::format("{:.1f}", *rating));
    return performance.decisions < kLeastForWords ? fmt::format("({})", text) : text;
}

/// "Ann 7 – 4 Bo"
std::string score_text(const MatchReport& report)
{
    const Match& match = *report.match;
    const std::string first = report.name_of(Player::first);
    const std::string second = report.name_of(Player::second);
    if (match.games.empty()) return fmt::format("{} – {}", first, second);
    const ByPlayer<int> score = score_after(match, match.games.size() - 1);
    return fmt::format("{} {} – {} {}", first, score.first, score.second, second);
}

/// "With average dice Ann wins this 87 times in 100."
std::string dice_text(const MatchReport& report, double chance, double unexplained)
{
    const Player favorite = chance >= 0.5 ? Player::first : Player::second;
    if (unexplained > kMostUnexplained && std::abs(chance - 0.5) <= unexplained)
        return report.words.say("With average dice it is open who wins this.");
    if (unexplained > kMostUnexplained)
        return report.words.say("With average dice this roughly favors {0}.", report.name_of(favorite));
    const long times = std::clamp(std::lround(100 * std::max(chance, 1 - chance)), 50L, 99L);
    if (times == 50) return report.words.say("With average dice each wins this 50 times in 100.");
    return report.words.say("With average dice {0} wins this {1, plural, other {# times}} in 100.",
                            report.name_of(favorite), times);
}

/// The decision with the greatest measure, among those that have one.
template <class Measure>
const DecisionError* greatest(const MatchStatistics& statistics, Measure measure)
{
    const DecisionError* found = nullptr;
    for (const DecisionError& judged : statistics.decisions) {
        if (!judged.decision.state || measure(judged) <= 0) continue;
        if (found == nullptr || measure(judged) > measure(*found)) found = &judged;
    }
    return found;
}

int row_of(const MatchReport& report, const Decision& decision)
{
    return rows_of_turns(report.match->games[decision.game])[decision.turn];
}

double cost_in(const DecisionError& judged)
{
    return judged.error && judged.mark ? judged.error->absolute : 0;
}

}  // namespace

std::optional<MatchBalance> balance_of(const MatchStatistics& statistics)
{
    if (statistics.rules.is_money()) return std::nullopt;
    const ByPlayer<PlayerStatistics>& players = statistics.match.players;
    const ByPlayer<std::optional<Rate>> errors{players.first.overall(), players.second.overall()};
    if (!errors.first || !errors.second || !players.first.luck || !players.second.luck) return std::nullopt;
    MatchBalance balance{.errors = errors.second->error.absolute - errors.first->error.absolute,
                         .luck = players.first.luck->total.absolute - players.second.luck->total.absolute};
    // Nobody loses a match a thousand times: such figures are those of a damaged record.
    constexpr double kMost = 1000;
    if (!(std::abs(balance.errors) < kMost && std::abs(balance.luck) < kMost)) return std::nullopt;
    const Results& results = statistics.match.results;
    if (results.luck_adjusted) balance.chance = std::clamp(0.5 + *results.luck_adjusted, 0.0, 1.0);
    if (results.actual) balance.result = 0.5 + *results.actual;
    return balance;
}

BalanceParts parts_of(const MatchBalance& balance)
{
    const std::array exact{100 * balance.errors, 100 * balance.luck, 100 * balance.unexplained().value_or(0)};
    std::array<long, exact.size()> whole{};
    long missing = std::lround(exact[0] + exact[1] + exact[2]);
    for (std::size_t i = 0; i < exact.size(); ++i) {
        whole[i] = static_cast<long>(std::floor(exact[i]));
        missing -= whole[i];
    }
    // Who lost most by that gets what is missing.
    std::array<std::size_t, exact.size()> order{0, 1, 2};
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i) { return exact[i] - std::floor(exact[i]); });
    for (std::size_t i = 0; i < order.size() && missing > 0; ++i, --missing)
        ++whole[order[i]];
    return {.errors = whole[0], .luck = whole[1], .unexplained = whole[2]};
}

std::string change_words(long percent)
{
    return fmt::format("{}{}%", percent < 0 ? "−" : "+", std::abs(percent));
}

std::string unexplained_words(const BalanceParts& parts, const Translator& words)
{
    if (parts.unexplained == 0) return {};
    return words.say("{0} not explained (the engine’s own inexactness)", change_words(parts.unexplained));
}

std::string verdict_words(const MatchReport& report)
{
    const std::string story = story_words(report);
    return report.words.say("{0}.", score_text(report)) + (story.empty() ? "" : " " + story);
}

std::string story_words(const MatchReport& report)
{
    std::vector<std::string> sentences;
    const ByPlayer<std::string> ratings{rating_text(report, Player::first),
                                        rating_text(report, Player::second)};
    if (!ratings.first.empty() && !ratings.second.empty())
        sentences.push_back(report.words.say("PR {0} – {1}.", ratings.first, ratings.second));
    const std::optional<MatchBalance> balance = balance_of(report.statistics);
    if (balance && balance->chance && balance->result)
        sentences.push_back(dice_text(report, *balance->chance, std::abs(*balance->unexplained())));
    return joined(sentences, " ");
}

std::string short_cost(const MatchReport& report, const Amount& error)
{
    const std::string cost = fmt::format("{:.3f}", error.normalized);
    return report.words.numbers(
        report.match->rules.is_money() ? cost : fmt::format("{} ({:.2f}%)", cost, 100 * error.absolute));
}

std::vector<Moment> moments_of(const MatchReport& report)
{
    const MatchStatistics& statistics = report.statistics;
    std::vector<Moment> moments;
    const auto add = [&](Moment::Kind kind, const DecisionError* judged) {
        if (judged != nullptr && std::ranges::find(moments, judged, &Moment::judged) == moments.end())
            moments.push_back({kind, judged});
    };
    add(Moment::Kind::roll, greatest(statistics, [](const DecisionError& judged) {
            const bool is_roll = judged.decision.kind == DecisionKind::play && judged.luck;
            return is_roll ? std::abs(judged.luck->absolute) : 0;
        }));
    for (const Player player : kPlayers) {
        add(Moment::Kind::error, greatest(statistics, [player](const DecisionError& judged) {
                return judged.decision.player == player ? cost_in(judged) : 0;
            }));
    }
    add(Moment::Kind::cube, greatest(statistics, [](const DecisionError& judged) {
            return judged.decision.kind != DecisionKind::play ? cost_in(judged) : 0;
        }));
    return moments;
}

std::vector<const DecisionError*> errors_by_cost(const MatchReport& report)
{
    const std::vector<DecisionError>& decisions = report.statistics.decisions;
    std::vector<const DecisionError*> errors;
    for (const std::size_t i : errors_by_size(decisions, &Amount::absolute)) {
        if (decisions[i].mark && decisions[i].decision.state) errors.push_back(&decisions[i]);
    }
    std::ranges::stable_partition(
        errors, [&](const DecisionError* judged) { return report.me == judged->decision.player; });
    return errors;
}

std::vector<KindOfErrors> costliest_kinds(const MatchReport& report, Player player)
{
    constexpr std::size_t kMost = 3;
    std::vector<KindOfErrors> kinds;
    for (const DecisionError& judged : report.statistics.decisions) {
        const bool is_error = judged.decision.player == player && judged.error && judged.mark;
        if (!is_error || !judged.decision.state || !report.reason_finder) continue;
        const bool is_play = judged.decision.kind == DecisionKind::play;
        // Of the cube, the kind is told by the mistake.
        const std::vector<Reason> reasons =
            is_play ? report.reason_finder->reasons(*report.match, judged, *report.table)
                    : std::vector<Reason>{};
        const ErrorKind kind = error_kind(judged, reasons);
        if (kind == ErrorKind::play || kind == ErrorKind::any_cube) continue;
        const std::string title = report.words.say(title_of(kind));
        auto found = std::ranges::find(kinds, title, &KindOfErrors::title);
        if (found == kinds.end()) found = kinds.insert(kinds.end(), {.title = title});
        ++found->count;
        found->cost += *judged.error;
    }
    std::ranges::stable_sort(kinds, std::ranges::greater{},
                             [](const KindOfErrors& kind) { return kind.cost.absolute; });
    kinds.resize(std::min(kinds.size(), kMost));
    return kinds;
}

std::string place_words(const MatchReport& report, const Decision& decision)
{
    return place_in_record(place_of_turn(decision, report.number, report.of), row_of(report, decision),
                           report.words);
}

std::string numbered_place(const MatchReport& report, const Decision& decision)
{
    TurnPlace place = place_of_turn(decision, report.number, report.of);
    place.before_roll = decision.choice == MadeChoice::waited;
    return place_in_words(place, row_of(report, decision), report.words);
}

}  // namespace gammonkit
