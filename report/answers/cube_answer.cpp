#include "model/decisions/analysis_table.hpp"

#include "report/answers/cube_answer.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/text_parts.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::answers {

namespace {

using Point = std::optional<double> CubePoints::*;

/// A row of the points, as it is called with a centered cube and with one's own.
struct PointRow {
    std::string_view centered;
    std::string_view owned;
    Point point;
};
constexpr std::array kPointRows{PointRow{"takes from", "takes from", &CubePoints::take},
                                PointRow{"beavers from", "beavers from", &CubePoints::beaver},
                                PointRow{"doubles from", "redoubles from", &CubePoints::opens},
                                PointRow{"raccoons from", "raccoons from", &CubePoints::raccoon},
                                PointRow{"cashes from", "cashes from", &CubePoints::cash},
                                PointRow{"too good from", "too good from", &CubePoints::too_good}};

/// At most so many columns, filled up at the left.
std::string cut_at_right(std::string text, std::size_t columns)
{
    while (code_points(text) > columns)
        text = text.substr(0, text.size() - 1);
    return std::string(columns - code_points(text), ' ') + text;
}

std::string game_words(const CubeAnswer& answer)
{
    if (answer.context.is_money())
        return fmt::format("money game{}{}", answer.rules.uses_jacoby() ? ", Jacoby rule" : "",
                           answer.rules.beavers.value_or(false) ? ", beavers" : "");
    const auto& [away, post_crawford, crawford_rule] = answer.score;
    std::string text =
        fmt::format("{}-away against {}-away", away[answer.player], away[opponent(answer.player)]);
    if (is_crawford_game(answer.score)) return text + ", Crawford game";
    return post_crawford ? text + ", after the Crawford game" : text;
}

std::string cube_words(const CubeAnswer& answer)
{
    const Cube& cube = answer.cube;
    if (cube.owner) return fmt::format("{} owns a {}-cube", answer.names[*cube.owner], cube.value);
    return cube.value == 1 ? "centered cube" : fmt::format("centered {}-cube", cube.value);
}

std::string sheet_head(const CubeAnswer& answer)
{
    std::string text = fmt::format("{}, {}\n", game_words(answer), cube_words(answer));
    if (!answer.table.empty()) text += fmt::format("match equity table: {}\n", printable(answer.table));
    return text + "\n";
}

/// What the position is worth without a double, for each state of the cube.
std::string worth_rows(const CubeAnswer& answer)
{
    const CubeSheet& sheet = answer.sheet;
    const bool is_money = answer.context.is_money();
    const auto row = [&](std::string_view name, double value) {
        const double equity = answer.context.normalized(value, answer.player, answer.cube.value);
        return fmt::format("{:<16}{}\n", name,
                           equity_text(equity, is_money ? std::nullopt : std::optional(value)));
    };
    std::string text = is_money ? fmt::format("{:<16}{:>10}\n", "", "equity")
                                : fmt::format("{:<16}{:>10}{:>11}\n", "", "EMG", "MWC");
    text += fmt::format("{:<16}{}\n", "cubeless",
                        cubeless_text(answer.context, answer.chances, answer.player, answer.cube));
    return text + row("dead cube", sheet.dead) + row("with the cube", sheet.cubeful) +
           row("live cube", sheet.live) +
           fmt::format("\na win of {} counts {:.4f} on average, a loss {:.4f}\ncube model: {}\n",
                       answer.names[answer.player], sheet.points_won, sheet.points_lost, answer.model);
}

std::string sides_text(const CubeAnswer& answer)
{
    const CubeDecision& decision = answer.sheet.decision;
    const bool is_money = answer.context.is_money();
    if (decision.verdict.doubling == Doubling::not_available) return to_string(decision.verdict) + "\n";
    std::string text;
    for (const CubeOption option : best_first(decision.normalized, decision.verdict)) {
        const auto mwc = is_money ? std::nullopt : std::optional(value_of(decision.values, option));
        text += fmt::format("{:<16}{}\n", to_string(option, decision.verdict.redouble),
                            equity_text(value_of(decision.normalized, option), mwc));
    }
    return text + "\n" +
           action_text(to_string(decision.verdict), bluff(decision.normalized, decision.verdict)) + "\n";
}

std::string point_cell(const std::optional<double>& point)
{
    return point ? fmt::format("{:9.2f}", 100 * *point) : fmt::format("{:>9}", "-");
}

std::string point_row(const CubeAnswer& answer, const CubeStep& step, const PointRow& row)
{
    const Player player = answer.player;
    std::string cells;
    bool known = false;
    for (const Player seat : {player, opponent(player)}) {
        for (const auto* part : {&step.dead, &step.cubeful, &step.live}) {
            const std::optional<double>& point = (*part)[seat].*row.point;
            cells += point_cell(point);
            known = known || point.has_value();
        }
        cells += seat == player ? "  " : "";
    }
    if (!known) return "";
    return fmt::format("  {:<15}{}\n", step.centered ? row.centered : row.owned, cells);
}

std::string step_name(const CubeAnswer& answer, const CubeStep& step)
{
    if (step.centered) return step.cube == 1 ? "centered cube" : fmt::format("centered {}-cube", step.cube);
    return answer.context.is_money() ? "owned cube" : fmt::format("owned {}-cube", step.cube);
}

std::string points_text(const CubeAnswer& answer)
{
    if (answer.sheet.steps.empty()) return "";
    const Player player = answer.player;
    std::string text =
        fmt::format("\n{:<17}{}  {}\n", "chances to win, %", cut_at_right(answer.names[player], 27),
                    cut_at_right(answer.names[opponent(player)], 27));
    text += fmt::format("{:<17}{:>9}{:>9}{:>9}  {:>9}{:>9}{:>9}\n", "", "dead", "model", "live", "dead",
                        "model", "live");
    for (const CubeStep& step : answer.sheet.steps) {
        text += step_name(answer, step) + "\n";
        for (const PointRow& row : kPointRows)
            text += point_row(answer, step, row);
    }
    return text;
}

std::string prices_text(const CubeAnswer& answer)
{
    const Player player = answer.player;
    std::string text =
        fmt::format("\n{:<17}{}  {}\n{:<17}{:>15}{:>12}  {:>15}{:>12}\n", "more than a win",
                    cut_at_right(answer.names[player], 27), cut_at_right(answer.names[opponent(player)], 27),
                    "", "a gammon", "backgammon", "a gammon", "backgammon");
    for (const GammonPrices& prices : answer.sheet.prices) {
        const std::string name =
            answer.context.is_money() ? "any cube" : fmt::format("cube at {}", prices.cube);
        text += fmt::format("  {:<15}{:>15.3f}{:>12.3f}  {:>15.3f}{:>12.3f}\n", name, prices.gammon[player],
                            prices.backgammon[player], prices.gammon[opponent(player)],
                            prices.backgammon[opponent(player)]);
    }
    return text;
}

std::string search_text(const SearchEfficiency& search)
{
    const auto number = [](const std::optional<double>& x) {
        return x ? fmt::format("{:.3f}", *x) : std::string("none");
    };
    return fmt::format("\neffective x of {}: {} without a double, {} after one\n",
                       counted(static_cast<std::size_t>(search.plies), "ply", "plies"),
                       number(search.no_double), number(search.double_take));
}

std::string sheet_body(const CubeAnswer& answer)
{
    std::string text = worth_rows(answer) + "\n" + sides_text(answer) + points_text(answer);
    text += prices_text(answer);
    return answer.search ? text + search_text(*answer.search) : text;
}

/// Where the rows of chances take names and the player on roll from.
NamedPosition seats_of(const CubeAnswer& answer)
{
    NamedPosition seats;
    seats.names = answer.names;
    seats.state.on_roll = answer.player;
    return seats;
}

Json points_json(const CubePoints& points)
{
    return {{"take", known_number(points.take)},    {"beaver", known_number(points.beaver)},
            {"double", known_number(points.opens)}, {"raccoon", known_number(points.raccoon)},
            {"cash", known_number(points.cash)},    {"too_good", known_number(points.too_good)}};
}

Json seat_json(const CubeStep& step, Player seat)
{
    return {{"dead", points_json(step.dead[seat])},
            {"model", points_json(step.cubeful[seat])},
            {"live", points_json(step.live[seat])}};
}

/// "centered", "player", "opponent".
std::string_view owner_name(const CubeAnswer& answer)
{
    if (answer.cube.is_centered()) return "centered";
    return answer.cube.owner == answer.player ? "player" : "opponent";
}

Json away_json(const CubeAnswer& answer)
{
    return {answer.score.away[answer.player], answer.score.away[opponent(answer.player)]};
}

void add_game(Json& json, const CubeAnswer& answer)
{
    if (answer.context.is_money()) {
        json["jacoby"] = answer.rules.uses_jacoby();
        json["beavers"] = answer.rules.beavers.value_or(false);
    }
    if (!answer.context.is_money()) {
        json["away"] = away_json(answer);
        json["crawford_game"] = is_crawford_game(answer.score);
        json["post_crawford"] = answer.score.post_crawford;
        json["match_equity_table"] = answer.table;
    }
    json["cube"] = {{"value", answer.cube.value}, {"owner", owner_name(answer)}};
}

Json steps_json(const CubeAnswer& answer)
{
    Json steps = Json::array();
    for (const CubeStep& step : answer.sheet.steps) {
        steps.push_back({{"cube", step.cube},
                         {"centered", step.centered},
                         {"player", seat_json(step, answer.player)},
                         {"opponent", seat_json(step, opponent(answer.player))}});
    }
    return steps;
}

Json prices_json(const CubeAnswer& answer)
{
    Json rows = Json::array();
    for (const GammonPrices& prices : answer.sheet.prices) {
        const auto of = [&](Player seat) {
            return Json{{"gammon", rounded(prices.gammon[seat])},
                        {"backgammon", rounded(prices.backgammon[seat])}};
        };
        rows.push_back({{"cube", prices.cube},
                        {"player", of(answer.player)},
                        {"opponent", of(opponent(answer.player))}});
    }
    return rows;
}

void add_sheet(Json& json, const CubeAnswer& answer)
{
    const CubeSheet& sheet = answer.sheet;
    const auto worth = [&](double value) {
        return json_of(answer.context.normalized(value, answer.player, answer.cube.value),
                       answer.context.is_money() ? std::nullopt : std::optional(value));
    };
    json["chances"] = json_of(answer.chances);
    json["model"] = answer.model;
    json["efficiency"] = {{"centered", rounded(answer.efficiency.centered.at(0))},
                          {"own", rounded(answer.efficiency.own.at(0))},
                          {"other", rounded(answer.efficiency.other.at(0))}};
    json["points_won"] = rounded(sheet.points_won);
    json["points_lost"] = rounded(sheet.points_lost);
    json["cubeless"] = cubeless_json(answer.context, answer.chances, answer.player, answer.cube);
    json["dead"] = worth(sheet.dead);
    json["cubeful"] = worth(sheet.cubeful);
    json["live"] = worth(sheet.live);
    json["decision"] = sheet.decision.verdict.doubling == Doubling::not_available
                           ? verdict_json(sheet.decision.verdict)
                           : decision_json(sheet.decision, answer.context.is_money());
    json["points"] = steps_json(answer);
    json["gammon_values"] = prices_json(answer);
    if (answer.search) {
        json["effective_efficiency"] = {{"plies", answer.search->plies},
                                        {"no_double", known_number(answer.search->no_double)},
                                        {"double_take", known_number(answer.search->double_take)}};
    }
}

}  // namespace

std::string answer_text(const CubeAnswer& answer)
{
    return sheet_head(answer) + chances_rows(seats_of(answer), answer.chances) + "\n" + sheet_body(answer);
}

std::string answer_text(const PositionQuestion& question, const CubeAnswer& answer)
{
    return question_head(question, false) + chances_rows(question.position, answer.chances) + "\n" +
           sheet_body(answer);
}

std::string conversion_text(const CubeAnswer& answer, const Conversion& conversion)
{
    const int cube = answer.cube.value;
    const double won = answer.context.won(answer.player, cube);
    const double lost = answer.context.lost(answer.player, cube);
    return fmt::format("{}, {}-cube\nmatch equity table: {}\n\n"
                       "EMG {:+.4f} = MWC {:.2f}%\n"
                       "EMG -1 = MWC {:.2f}%, a single game lost; EMG +1 = MWC {:.2f}%, one won\n",
                       game_words(answer), cube, printable(answer.table), conversion.emg,
                       100 * conversion.mwc, 100 * lost, 100 * won);
}

std::string answer_json(const CubeAnswer& answer)
{
    Json json = json_record("cube-sheet");
    add_game(json, answer);
    add_sheet(json, answer);
    return in_one_line(json);
}

std::string answer_json(const PositionQuestion& question, const CubeAnswer& answer)
{
    Json json = question_json(question, "cube-sheet");
    add_game(json, answer);
    add_sheet(json, answer);
    return in_one_line(json);
}

std::string conversion_json(const CubeAnswer& answer, const Conversion& conversion)
{
    const int cube = answer.cube.value;
    Json json = json_record("conversion");
    json["away"] = away_json(answer);
    json["crawford_game"] = is_crawford_game(answer.score);
    json["post_crawford"] = answer.score.post_crawford;
    json["match_equity_table"] = answer.table;
    json["cube"] = cube;
    json["emg"] = rounded(conversion.emg);
    json["mwc"] = rounded(conversion.mwc);
    json["lost"] = {{"mwc", rounded(answer.context.lost(answer.player, cube))}};
    json["won"] = {{"mwc", rounded(answer.context.won(answer.player, cube))}};
    return in_one_line(json);
}

}  // namespace gammonkit::answers
