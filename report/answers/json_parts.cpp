#include "report/answers/json_parts.hpp"

#include "analysis/cube/cube_model.hpp"
#include "model/identifiers/xgid.hpp"

#include <cmath>

namespace gammonkit::answers {

constexpr int kDigits = 5;

double rounded(double number)
{
    return gammonkit::rounded(number, kDigits);
}

Json known_number(const std::optional<double>& number)
{
    return gammonkit::known_number(number, kDigits);
}

Json json_of(const Chances& chances)
{
    const auto number = [](float chance) { return rounded(static_cast<double>(chance)); };
    return {{"win", number(chances.win)},
            {"win_gammon", number(chances.win_gammon)},
            {"win_backgammon", number(chances.win_backgammon)},
            {"lose_gammon", number(chances.lose_gammon)},
            {"lose_backgammon", number(chances.lose_backgammon)}};
}

Json cubeless_json(const CubeContext& context, const Chances& chances, Player player, const Cube& cube)
{
    const double value = context.cubeless(chances, player, cube);
    const double equity = context.normalized(value, player, cube.value);
    if (context.is_money()) return json_of(equity, std::nullopt);
    Json json = json_of(equity, value);
    json["equity"] = rounded(static_cast<double>(cubeless_equity(chances)));
    return json;
}

Json json_of(double equity, std::optional<double> mwc)
{
    Json json;
    json[mwc ? "emg" : "equity"] = rounded(equity);
    if (mwc) json["mwc"] = rounded(*mwc);
    return json;
}

std::string_view name_of(Doubling doubling)
{
    switch (doubling) {
    case Doubling::not_available:
        return "not-available";
    case Doubling::no_double:
        return "no-double";
    case Doubling::optional_double:
        return "optional";
    case Doubling::right_double:
        return "double";
    case Doubling::too_good:
        break;
    }
    return "too-good";
}

std::string_view name_of(CubeOption option)
{
    if (option == CubeOption::no_double) return "no_double";
    return option == CubeOption::double_take ? "double_take" : "double_pass";
}

std::string_view name_of(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "beaver";
    return answer == DoubleAnswer::take ? "take" : "pass";
}

Json position_json(const NamedPosition& position, std::string_view kind)
{
    const Player player = position.state.on_roll;
    Json json = json_record(kind);
    json["position"] = xgid(position.state);
    if (!position.heading.empty()) json["heading"] = position.heading;
    json["player"] = position.names[player];
    json["opponent"] = position.names[opponent(player)];
    return json;
}

void add_cube_model(Json& json, const CubeContext& context)
{
    if (context.model() != nullptr) json["cube_model"] = cube_model_text(context.model()->model());
}

Json question_json(const PositionQuestion& question, std::string_view kind)
{
    const NamedPosition& position = question.position;
    Json json = position_json(position, kind);
    if (const std::string engine = question.judge.name(); !engine.empty()) json["engine"] = engine;
    json["level"] = question.level.name;
    json["plies"] = question.level.context.plies;
    if (question.level.rolls != RollSet::all) json["rolls"] = rolls_of(question.level.rolls).size();
    const EvaluationContext& context = question.level.context;
    if (!context.cubeful) json["cubeless_evaluation"] = true;
    if (context.noise > 0) {
        json["noise"] = context.noise;
        json["random_noise"] = !context.deterministic_noise;
    }
    add_cube_model(json, question.judge.cube_context(position.state));
    if (!position.state.rules.is_money())
        json["match_equity_table"] = question.judge.match_equity_table().name();
    return json;
}

Json effort_json(const RaceEffort& effort)
{
    const auto in_hundredths = [](double pips) { return std::round(100 * pips) / 100; };
    return {{"pips", effort.pips},
            {"effective_pips", in_hundredths(effort.effective_pips())},
            {"wasted_pips", in_hundredths(effort.wastage())},
            {"rolls", std::round(1000 * effort.rolls) / 1000},
            {"exact", effort.is_exact}};
}

Json race_json(const GameState& state)
{
    const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(state.position);
    if (!efforts) return {};
    return {{"player", effort_json((*efforts)[state.on_roll])},
            {"opponent", effort_json((*efforts)[opponent(state.on_roll)])}};
}

Json verdict_json(const CubeVerdict& verdict)
{
    return {{"verdict", to_string(verdict)}, {"doubling", name_of(verdict.doubling)}};
}

void add_ranking(Json& json, const CubeDecision& decision)
{
    json["best_first"] = Json::array();
    for (const CubeOption option : best_first(decision.normalized, decision.verdict))
        json["best_first"].push_back(name_of(option));
    const std::optional<double> share = bluff(decision.normalized, decision.verdict);
    json["break_even"] = known_number(share);
}

Json decision_json(const CubeDecision& decision, bool is_money)
{
    Json json = verdict_json(decision.verdict);
    const auto choice = [&](double equity, double value) {
        return json_of(equity, is_money ? std::nullopt : std::optional(value));
    };
    json["answer"] = name_of(decision.verdict.answer);
    json["no_double"] = choice(decision.normalized.no_double, decision.values.no_double);
    json["double_take"] = choice(decision.normalized.double_take, decision.values.double_take);
    json["double_pass"] = choice(decision.normalized.double_drop, decision.values.double_drop);
    add_ranking(json, decision);
    return json;
}

std::string theme_json(std::string_view name, const Theme& theme)
{
    Json json = json_record("theme");
    json["name"] = name;
    json["title"] = theme.title;
    Json colors = Json::object();
    for (const NamedColor& color : colors_of(theme))
        colors[std::string(color.name)] = to_string(color.color);
    json["colors"] = std::move(colors);
    return in_one_line(json);
}

}  // namespace gammonkit::answers
