#include "cli/judgement.hpp"
#include "model/xgid.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace gammonkit::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;

/// Digits that say nothing are not printed, nor is "-0.0".
double rounded(double number)
{
    return std::round(number * 1e5) / 1e5 + 0.0;
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

/// The value in its unit, and the chance to win the match.
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

std::string_view name_of(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "beaver";
    return answer == DoubleAnswer::take ? "take" : "pass";
}

Json cube_json(const CubeJudgement& judgement)
{
    const CubeDecision& decision = judgement.ranked.decision;
    const bool available = judgement.window.has_value();
    Json json = {{"verdict", to_string(decision.verdict)}, {"doubling", name_of(decision.verdict.doubling)}};
    if (!available) return json;
    const auto choice = [&](double equity, double worth) {
        return json_of(equity, judgement.mwc ? std::optional(worth) : std::nullopt);
    };
    json["answer"] = name_of(decision.verdict.answer);
    json["no_double"] = choice(decision.normalized.no_double, decision.worths.no_double);
    json["double_take"] = choice(decision.normalized.double_take, decision.worths.double_take);
    json["double_pass"] = choice(decision.normalized.double_pass, decision.worths.double_pass);
    json["window"] = {{"opens", rounded(judgement.window->opens)},
                      {"cash", rounded(judgement.window->cash)},
                      {"too_good", rounded(judgement.window->too_good)},
                      {"take_point", rounded(1 - judgement.window->cash)}};
    return json;
}

Json head(const Question& question, std::string_view kind)
{
    const NamedPosition& position = question.position;
    const Player player = position.state.on_roll;
    Json json = {{"kind", kind}, {"version", kVersion}, {"position", xgid(position.state)}};
    if (!position.heading.empty()) json["heading"] = position.heading;
    json["player"] = position.names[player];
    json["opponent"] = position.names[opponent(player)];
    json["level"] = question.level.name;
    json["plies"] = question.level.context.plies;
    if (question.level.rolls != RollSet::all) json["rolls"] = rolls_of(question.level.rolls).size();
    if (!position.state.rules.is_money())
        json["match_equity_table"] = question.engine.match_equity_table().name();
    return json;
}

std::string dumped(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string judgement_json(const Question& question, const CubeJudgement& judgement)
{
    Json json = head(question, "cube");
    json["chances"] = json_of(judgement.ranked.chances);
    json["cubeless"] = {{"equity", rounded(judgement.ranked.cubeless)}};
    json["cubeful"] =
        json_of(judgement.equity, judgement.mwc ? std::optional(judgement.mwc->value) : std::nullopt);
    json["cube"] = cube_json(judgement);
    return dumped(json);
}

std::string judgement_json(const Question& question, const PlayJudgement& judgement)
{
    const GameState& state = question.position.state;
    Json json = head(question, "plays");
    json["dice"] = {state.dice->first(), state.dice->second()};
    json["legal_plays"] = judgement.legal;
    json["plays"] = Json::array();
    for (const RankedPlay& play : judgement.plays) {
        const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
        Json row = {
            {"play", notation::format_play(play.play, state.position, state.on_roll, notation::kForPeople)},
            {"plies", play.plies},
            {"chances", json_of(play.chances)},
            {"cubeless", {{"equity", rounded(play.cubeless)}}},
            {"cubeful", json_of(play.equity, mwc)},
            {"loss", rounded(judgement.plays.front().equity - play.equity)}};
        json["plays"].push_back(std::move(row));
    }
    return dumped(json);
}

}  // namespace gammonkit::cli
