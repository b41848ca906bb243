#include "report/answers/met_score.hpp"

#include "analysis/cube/window.hpp"
#include "report/json_parts.hpp"

#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

using Figures = ByPlayer<std::optional<double>>;

/// The figures for a cube before it is turned, or turned once more. None where it cannot be.
struct CubeRow {
    int cube = 1;
    Figures dead_take_points = {};
    Figures live_take_points = {};
    ByPlayer<double> gammon_values = {};
};

/// The least chance to win the game, without gammons, at which a double of `cube` should be taken.
double dead_take_point(const CubeContext& context, Player taker, int cube)
{
    const double lost = context.lost(taker, 2 * cube);
    return (context.lost(taker, cube) - lost) / (context.won(taker, 2 * cube) - lost);
}

double live_take_point(const CubeContext& context, Player taker, int cube)
{
    return 1 - context.live_cash_point({}, taker, opponent(taker), cube);
}

std::vector<CubeRow> cube_rows(const CubeContext& context, const MatchScore& score)
{
    std::vector<CubeRow> rows;
    const int most = is_crawford_game(score) ? 1 : std::max(score.away.first, score.away.second);
    for (int cube = 1; cube == 1 || cube < most; cube *= 2) {
        CubeRow row{.cube = cube};
        for (const Player player : kPlayers) {
            row.gammon_values[player] = gammon_value(context, player, cube);
            const Player doubler = opponent(player);
            if (!context.may_double(doubler, {.value = cube, .owner = doubler})) continue;
            row.dead_take_points[player] = dead_take_point(context, player, cube);
            row.live_take_points[player] = live_take_point(context, player, cube);
        }
        rows.push_back(row);
    }
    return rows;
}

std::string percent_cell(const std::optional<double>& chance)
{
    return chance ? fmt::format("{:8.2f}", 100 * *chance) : fmt::format("{:>8}", "-");
}

std::string row_text(const CubeRow& row)
{
    return fmt::format("{:>4}{}{} {}{} {:9.3f}{:8.3f}\n", row.cube, percent_cell(row.dead_take_points.first),
                       percent_cell(row.dead_take_points.second), percent_cell(row.live_take_points.first),
                       percent_cell(row.live_take_points.second), row.gammon_values.first,
                       row.gammon_values.second);
}

std::string_view kind_of_game(const MatchScore& score)
{
    if (is_crawford_game(score)) return ", Crawford game";
    return score.post_crawford ? ", after the Crawford game" : "";
}

Json score_json(const Figures& figures)
{
    const auto one = [](const std::optional<double>& figure) { return figure ? Json(*figure) : Json(); };
    return {one(figures.first), one(figures.second)};
}

Json score_json(const CubeRow& row)
{
    return {{"cube", row.cube},
            {"dead_take_points", score_json(row.dead_take_points)},
            {"live_take_points", score_json(row.live_take_points)},
            {"gammon_values", {row.gammon_values.first, row.gammon_values.second}}};
}

}  // namespace

std::string met_score_text(const MatchEquityTable& table, const MatchScore& score)
{
    const CubeContext context = CubeContext::match(score, table);
    std::string text =
        fmt::format("{}-away against {}-away{}: {:.2f} % to win the match\n\n"
                    "      dead take point  live take point  value of a gammon\n"
                    "cube{:>8}{:>8} {:>8}{:>8} {:>9}{:>8}\n",
                    score.away.first, score.away.second, kind_of_game(score),
                    100 * table.at(score, Player::first).value, "1st", "2nd", "1st", "2nd", "1st", "2nd");
    for (const CubeRow& row : cube_rows(context, score))
        text += row_text(row);
    return text +
           "\nTake points are chances in percent to win the game, without gammons, when the cube is turned "
           "from "
           "this\nvalue to the next. A gammon is compared with what winning instead of losing a single game "
           "brings.\n";
}

std::string met_score_json(const MatchEquityTable& table, const MatchScore& score)
{
    const CubeContext context = CubeContext::match(score, table);
    Json rows = Json::array();
    for (const CubeRow& row : cube_rows(context, score))
        rows.push_back(score_json(row));
    Json json = json_record("match-score");
    json["table"] = table.name();
    json["away"] = {score.away.first, score.away.second};
    json["crawford_game"] = is_crawford_game(score);
    json["post_crawford"] = score.post_crawford;
    json["chance"] = table.at(score, Player::first).value;
    json["cubes"] = rows;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace gammonkit::answers
