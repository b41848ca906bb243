#include "decisions/statistics/figures.hpp"
#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "model/match_fingerprint.hpp"
#include "model/structure/game_plan.hpp"
#include "report/statistics/statistics_report.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The columns that a figure takes: one, or one for each unit. A match has no points, a session no chances.
std::vector<std::string> csv_columns_of(const Figure& figure)
{
    const std::string name = fmt::format("{}_{}", to_string(figure.section), figure.name);
    switch (figure.unit) {
    case FigureUnit::amount:
    case FigureUnit::rate:
        return {name + "_emg", name + "_mwc", name + "_points"};
    case FigureUnit::tally:
        return {name, name + "_emg", name + "_mwc", name + "_points"};
    case FigureUnit::advantage:
        return {name, name + "_margin"};
    case FigureUnit::interval:
        return {name + "_low", name + "_high"};
    case FigureUnit::dice:
    case FigureUnit::dice_mean:
        return {name, name + "_of", name + "_expected", name + "_deviation"};
    default:
        return {name};
    }
}

/// The fields of a figure, as many as its columns.
struct FigureFields {
    bool is_money;
    std::size_t columns;

    std::vector<std::string> operator()(std::monostate) const { return std::vector<std::string>(columns); }
    std::vector<std::string> operator()(int count) const { return {std::to_string(count)}; }
    std::vector<std::string> operator()(double number) const { return {decimal(number)}; }
    std::vector<std::string> operator()(SkillRating rating) const { return {csv_field(to_string(rating))}; }
    std::vector<std::string> operator()(LuckRating rating) const { return {csv_field(to_string(rating))}; }
    std::vector<std::string> operator()(const Amount& amount) const
    {
        const std::string absolute = decimal(amount.absolute);
        return {decimal(amount.normalized), is_money ? "" : absolute, is_money ? absolute : ""};
    }
    std::vector<std::string> operator()(const Tally& tally) const
    {
        std::vector<std::string> fields = (*this)(tally.error);
        fields.insert(fields.begin(), std::to_string(tally.count));
        return fields;
    }
    std::vector<std::string> operator()(const Advantage& advantage) const
    {
        return {decimal(advantage.mean), decimal(advantage.margin)};
    }
    std::vector<std::string> operator()(const Interval& interval) const
    {
        return {decimal(interval.low), decimal(interval.high)};
    }
    std::vector<std::string> operator()(const DiceTally& tally) const
    {
        return {std::to_string(tally.found), std::to_string(tally.tries), decimal(tally.expected),
                decimal(tally.deviation())};
    }
};

/// What a history needs: against whom, where, when, and which match it was.
std::string circumstances(const StatisticsReport& report, Player player)
{
    const Match& match = *report.match;
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(match);
    return fmt::format(",{},{},{},{}", guarded_csv_field(report.statistics.names[opponent(player)]),
                       guarded_csv_field(match.event), match.date ? to_string(*match.date) : "",
                       fingerprint ? to_string(*fingerprint) : "");
}

/// At which score the player decided, if it was one score only: points that the player needs, and that the
/// opponent needs, and whether it was the Crawford game.
std::string score_of(const SpanStatistics& span, Player player)
{
    const std::vector<PerformanceAtScore>& scores = span.players[player].by_score;
    if (scores.size() != 1 || scores.front().away == 0) return ",,,";
    const PerformanceAtScore& score = scores.front();
    return fmt::format(",{},{},{}", score.away, score.opponent_away, score.crawford_game ? "yes" : "no");
}

/// Two columns for each game plan: the performance rating in it, and by how many decisions.
std::string plan_names()
{
    std::string text;
    for (int i = 0; i < kGamePlans; ++i) {
        std::string name = fmt::format("plan_{}", to_string(static_cast<GamePlan>(i)));
        std::ranges::replace(name, '-', '_');
        text += fmt::format(",{0},{0}_decisions", name);
    }
    return text;
}

std::string plans_of(const SpanStatistics& span, Player player)
{
    std::string text;
    for (std::size_t i = 0; i < kGamePlans; ++i) {
        const Performance plan = span.players[player].with_plan(i);
        const std::optional<double> rating = plan.rating();
        text += fmt::format(",{},{}", rating ? decimal(*rating) : "", plan.decisions);
    }
    return text;
}

/// `game` is empty in a row of the match.
std::string row(const StatisticsReport& report, const SpanStatistics& span, const std::string& game,
                Player player)
{
    const MatchStatistics& all = report.statistics;
    std::string text = fmt::format("{},{},{},{},{},{}", guarded_csv_field(report.file), report.number, game,
                                   player == Player::first ? 1 : 2, guarded_csv_field(all.names[player]),
                                   all.rules.is_money() ? "" : std::to_string(all.rules.length));
    for (const Figure& figure : figures(all.counting.rules)) {
        const FigureFields fields{all.rules.is_money(), csv_columns_of(figure).size()};
        for (const std::string& field : std::visit(fields, figure.value(all, span, player)))
            text += "," + field;
    }
    return text + plans_of(span, player) + circumstances(report, player) + score_of(span, player) + "\r\n";
}

std::string rows(const StatisticsReport& report, const SpanStatistics& span, const std::string& game)
{
    return row(report, span, game, Player::first) + row(report, span, game, Player::second);
}

}  // namespace

std::string statistics_csv_names(StatisticsRules rules)
{
    std::string text = "file,match,game,player,name,length";
    for (const Figure& figure : figures(rules)) {
        for (const std::string& column : csv_columns_of(figure))
            text += "," + column;
    }
    return text + plan_names() + ",opponent,event,date,fingerprint,away,opponent_away,crawford_game\r\n";
}

std::string statistics_csv(const StatisticsReport& report, const StatisticsLayout& layout)
{
    const MatchStatistics& all = report.statistics;
    std::string text = rows(report, all.match, "");
    for (std::size_t i = 0; layout.games && i < all.games.size(); ++i)
        text += rows(report, all.games[i], std::to_string(report.match->games[i].number));
    return text;
}

}  // namespace gammonkit
