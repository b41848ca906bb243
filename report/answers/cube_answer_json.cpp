#include "report/answers/cube_answer.hpp"
#include "report/answers/json_parts.hpp"

namespace gammonkit::answers {
namespace {

Json known_number(const std::optional<double>& number)
{
    return number ? Json(rounded(*number)) : Json();
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
