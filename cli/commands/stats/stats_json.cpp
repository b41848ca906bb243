#include "analysis/statistics/figures.hpp"
#include "cli/commands/stats/stats.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace gammonkit::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;

/// As many digits as single precision has, so that others round as we do; never "-0.0".
double rounded(double number)
{
    return std::round(number * 1e10) / 1e10 + 0.0;
}

/// Turns what a figure is into JSON. The second unit is chances in a match, and points in a session.
struct Writer {
    const MatchStatistics& statistics;

    [[nodiscard]] std::string_view absolute() const { return statistics.rules.is_money() ? "points" : "mwc"; }

    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(int count) const { return count; }
    Json operator()(double number) const { return rounded(number); }
    Json operator()(SkillRating rating) const { return to_string(rating); }
    Json operator()(LuckRating rating) const { return to_string(rating); }
    Json operator()(const Amount& amount) const
    {
        Json json = {{"emg", rounded(amount.normalized)}};
        json[std::string(absolute())] = rounded(amount.absolute);
        return json;
    }
    Json operator()(const Tally& tally) const
    {
        Json json = {{"count", tally.count}};
        json.update((*this)(tally.error));
        return json;
    }
    Json operator()(const Advantage& advantage) const
    {
        return {{"mean", rounded(advantage.mean)}, {"margin", rounded(advantage.margin)}};
    }

    [[nodiscard]] Json player(const SpanStatistics& span, Player player) const
    {
        Json json;
        for (const Figure& figure : figures()) {
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
Json decision_json(const StatisticsReport& report, const Writer& writer, const JudgedDecision& judged)
{
    const Decision& decision = judged.decision;
    Json json = {{"game", report.match.games[decision.game].number},
                 {"turn", decision.turn + 1},
                 {"player", decision.player == Player::first ? 1 : 2},
                 {"decision", to_string(decision.kind)},
                 {"made", decision.made}};
    if (decision.dice) json["dice"] = {decision.dice->first(), decision.dice->second()};
    if (decision.judgement && !decision.judgement->best.empty()) json["best"] = decision.judgement->best;
    if (judged.error) json["error"] = writer(*judged.error);
    if (judged.mark) json["mark"] = to_string(*judged.mark);
    if (judged.mistake && judged.error) json["mistake"] = to_string(*judged.mistake);
    if (judged.luck) json["luck"] = writer(*judged.luck);
    if (judged.luck_mark) json["luck_mark"] = to_string(*judged.luck_mark);
    json["phase"] = to_string(judged.phase);
    json["in_rate"] = to_string(judged.in_rate);
    json["in_performance"] = to_string(judged.in_performance);
    return json;
}

Json decisions_json(const StatisticsReport& report, const Writer& writer)
{
    Json decisions = Json::array();
    for (const JudgedDecision& judged : report.statistics.decisions)
        decisions.push_back(decision_json(report, writer, judged));
    return decisions;
}

Json score_json(const PerformanceAtScore& score)
{
    const std::optional<double> rating = score.performance.rating();
    return {{"away", score.away},
            {"opponent_away", score.opponent_away},
            {"crawford_game", score.crawford_game},
            {"post_crawford", score.post_crawford},
            {"decisions", score.performance.decisions},
            {"rating", rating ? Json(rounded(*rating)) : Json()}};
}

/// What stands beside the figures of the match.
Json details_json(const StatisticsReport& report, const Writer& writer, Player player)
{
    const PlayerStatistics& of = report.statistics.match.players[player];
    Json json = {{"by_score", Json::array()}, {"biggest_errors", Json::array()}};
    for (const PerformanceAtScore& score : of.by_score)
        json["by_score"].push_back(score_json(score));
    for (const std::size_t index : of.biggest_errors)
        json["biggest_errors"].push_back(decision_json(report, writer, report.statistics.decisions[index]));
    return json;
}

Json head(const StatisticsReport& report)
{
    const MatchStatistics& statistics = report.statistics;
    Json json = {{"version", kVersion},
                 {"file", report.file},
                 {"match", report.number},
                 {"players", {statistics.names.first, statistics.names.second}},
                 {"length", statistics.rules.length},
                 {"analyzed", !statistics.nothing_analyzed()}};
    if (!statistics.rules.is_money()) json["match_equity_table"] = statistics.match_equity_table;
    return json;
}

std::string json_line(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string statistics_json(const StatisticsReport& report, const StatisticsLayout& layout)
{
    const Writer writer{report.statistics};
    Json json = head(report);
    json["total"] = writer.span(report.statistics.match);
    json["total"]["first"].update(details_json(report, writer, Player::first));
    json["total"]["second"].update(details_json(report, writer, Player::second));
    if (layout.games) json["games"] = writer.games(report.match);
    if (layout.decisions) json["decisions"] = decisions_json(report, writer);
    return json_line(json);
}

}  // namespace gammonkit::cli
