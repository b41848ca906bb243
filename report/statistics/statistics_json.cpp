#include "decisions/reasons/reasons.hpp"
#include "decisions/statistics/figures.hpp"
#include "decisions/statistics/pace.hpp"
#include "model/match_fingerprint.hpp"
#include "model/structure/game_plan.hpp"
#include "report/statistics/reasons_json.hpp"
#include "report/statistics/statistics_report.hpp"

namespace gammonkit {
namespace {

/// As many as single precision has, so that others round as we do.
constexpr int kDigits = 10;

/// Turns what a figure is into JSON. The second unit is chances in a match, and points in a session.
struct FigureJson {
    const MatchStatistics& statistics;

    [[nodiscard]] std::string_view absolute() const { return statistics.rules.is_money() ? "points" : "mwc"; }

    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(int count) const { return count; }
    Json operator()(double number) const { return rounded(number, kDigits); }
    Json operator()(SkillRating rating) const { return to_string(rating); }
    Json operator()(LuckRating rating) const { return to_string(rating); }
    Json operator()(const Amount& amount) const
    {
        Json json = {{"emg", rounded(amount.normalized, kDigits)}};
        json[std::string(absolute())] = rounded(amount.absolute, kDigits);
        return json;
    }
    Json operator()(const Tally& tally) const
    {
        Json json = {{"count", tally.count}};
        json.update((*this)(tally.error));
        return json;
    }
    Json operator()(const Interval& interval) const
    {
        return {{"low", rounded(interval.low, kDigits)}, {"high", rounded(interval.high, kDigits)}};
    }
    Json operator()(const DiceTally& tally) const
    {
        return {{"found", tally.found},
                {"of", tally.tries},
                {"expected", rounded(tally.expected, kDigits)},
                {"deviation", rounded(tally.deviation(), kDigits)}};
    }
    Json operator()(const Advantage& advantage) const
    {
        return {{"mean", rounded(advantage.mean, kDigits)}, {"margin", rounded(advantage.margin, kDigits)}};
    }

    [[nodiscard]] Json player(const SpanStatistics& span, Player player) const
    {
        Json json;
        for (const Figure& figure : figures(statistics.counting.rules)) {
            const FigureValue value = figure.value(statistics, span, player);
            json[std::string(to_string(figure.section))][std::string(figure.name)] = std::visit(*this, value);
        }
        return json;
    }

    [[nodiscard]] Json span(const SpanStatistics& span) const
    {
        return {{"first", player(span, Player::first)}, {"second", player(span, Player::second)}};
    }

    [[nodiscard]] Json games(const Match& match) const
    {
        Json games = Json::array();
        for (std::size_t i = 0; i < statistics.games.size(); ++i) {
            const Game& game = match.games[i];
            Json json = {{"number", game.number}, {"score", {game.score.first, game.score.second}}};
            json.update(span(statistics.games[i]));
            games.push_back(std::move(json));
        }
        return games;
    }
};

/// One decision, with what it counts for.
Json decision_json(const StatisticsReport& report, const FigureJson& writer, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    Json json = {{"game", report.match->games[decision.game].number},
                 {"turn", decision.turn + 1},
                 {"player", decision.player == Player::first ? 1 : 2},
                 {"decision", to_string(decision.kind)},
                 {"made", decision.made}};
    if (decision.dice) json["dice"] = {decision.dice->first(), decision.dice->second()};
    if (decision.judgement && !decision.judgement->best.empty()) json["best"] = decision.judgement->best;
    if (judged.error) json["error"] = writer(*judged.error);
    if (judged.mark) json["mark"] = to_string(*judged.mark);
    if (judged.mistake && judged.error)
        json["mistake"] = to_string(*judged.mistake, writer.statistics.counting.rules);
    if (judged.luck) json["luck"] = writer(*judged.luck);
    if (judged.luck_mark) json["luck_mark"] = to_string(*judged.luck_mark);
    json["phase"] = to_string(judged.phase);
    json["in_rate"] = to_string(judged.in_rate);
    json["in_performance"] = to_string(judged.in_performance);
    return json;
}

Json decisions_json(const StatisticsReport& report, const FigureJson& writer)
{
    Json decisions = Json::array();
    ReasonFinder finder;
    for (const DecisionError& judged : report.statistics.decisions) {
        Json& json = decisions.emplace_back(decision_json(report, writer, judged));
        if (report.table == nullptr || !judged.mark) continue;
        add_reasons(json, finder.reasons(*report.match, judged, *report.table));
    }
    return decisions;
}

Json score_json(const PerformanceAtScore& score)
{
    return {{"away", score.away},
            {"opponent_away", score.opponent_away},
            {"crawford_game", score.crawford_game},
            {"post_crawford", score.post_crawford},
            {"decisions", score.performance.decisions},
            {"rating", known_number(score.performance.rating(), kDigits)}};
}

Json plan_json(GamePlan plan, const Performance& performance)
{
    return {{"plan", to_string(plan)},
            {"decisions", performance.decisions},
            {"rating", known_number(performance.rating(), kDigits)}};
}

Json pace_json(Pace pace, const PerformanceAtPace& at)
{
    const int decisions = at.performance.decisions;
    return {{"pace", to_string(pace)},
            {"decisions", decisions},
            {"rating", known_number(at.performance.rating(), kDigits)},
            {"error_rate", decisions > 0 ? known_number(at.performance.error / decisions, kDigits) : Json()},
            {"mean_seconds", decisions > 0 ? known_number(at.seconds / decisions, kDigits) : Json()}};
}

/// What stands beside the figures of the match.
Json details_json(const StatisticsReport& report, const FigureJson& writer, Player player)
{
    const PlayerStatistics& of = report.statistics.match.players[player];
    Json json = {{"by_plan", Json::array()}, {"by_score", Json::array()}, {"biggest_errors", Json::array()}};
    for (std::size_t i = 0; i < of.by_plan.size(); ++i) {
        if (of.by_plan[i].decisions > 0)
            json["by_plan"].push_back(plan_json(static_cast<GamePlan>(i), of.by_plan[i]));
    }
    for (std::size_t i = 0; i < of.by_pace.size(); ++i)
        json["by_pace"].push_back(pace_json(static_cast<Pace>(i), of.by_pace[i]));
    for (const PerformanceAtScore& score : of.by_score)
        json["by_score"].push_back(score_json(score));
    for (const std::size_t index : of.biggest_errors)
        json["biggest_errors"].push_back(decision_json(report, writer, report.statistics.decisions[index]));
    return json;
}

Json json_head(const StatisticsReport& report)
{
    const MatchStatistics& statistics = report.statistics;
    Json json = json_record("statistics");
    json["file"] = report.file;
    json["match"] = report.number;
    json["players"] = {statistics.names.first, statistics.names.second};
    json["length"] = statistics.rules.length;
    json["event"] = known_text(report.match->event);
    json["date"] = report.match->date ? Json(to_string(*report.match->date)) : Json();
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(*report.match);
    json["fingerprint"] = fingerprint ? Json(to_string(*fingerprint)) : Json();
    json["analyzed"] = !statistics.nothing_analyzed;
    json["rules"] = to_string(statistics.counting.rules);
    if (!statistics.rules.is_money()) json["match_equity_table"] = statistics.match_equity_table;
    return json;
}

}  // namespace

std::string statistics_json(const StatisticsReport& report, const StatisticsLayout& layout)
{
    const FigureJson writer{report.statistics};
    Json json = json_head(report);
    json["total"] = writer.span(report.statistics.match);
    json["total"]["first"].update(details_json(report, writer, Player::first));
    json["total"]["second"].update(details_json(report, writer, Player::second));
    if (layout.games) json["games"] = writer.games(*report.match);
    if (layout.decisions) json["decisions"] = decisions_json(report, writer);
    return in_one_line(json);
}

}  // namespace gammonkit
