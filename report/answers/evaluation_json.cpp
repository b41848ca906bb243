#include "formats/notation/notation.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/json_parts.hpp"

namespace gammonkit::answers {
namespace {

Json cube_json(const CubeEvaluation& evaluation)
{
    const CubeDecision& decision = evaluation.ranked.decision;
    const bool available = evaluation.window.has_value();
    Json json = {{"verdict", to_string(decision.verdict)}, {"doubling", name_of(decision.verdict.doubling)}};
    if (!available) return json;
    const auto choice = [&](double equity, double value) {
        return json_of(equity, evaluation.mwc ? std::optional(value) : std::nullopt);
    };
    json["answer"] = name_of(decision.verdict.answer);
    json["no_double"] = choice(decision.normalized.no_double, decision.values.no_double);
    json["double_take"] = choice(decision.normalized.double_take, decision.values.double_take);
    json["double_pass"] = choice(decision.normalized.double_drop, decision.values.double_drop);
    json["window"] = {{"opens", rounded(evaluation.window->opens)},
                      {"cash", rounded(evaluation.window->cash)},
                      {"too_good", rounded(evaluation.window->too_good)},
                      {"take_point", rounded(1 - evaluation.window->cash)}};
    return json;
}

Json jumps_json(const JumpDecision& jumps)
{
    return {{"verdict", to_string(jumps.verdict)},
            {"doubling", name_of(jumps.verdict.doubling)},
            {"answer", name_of(jumps.verdict.answer)},
            {"no_double", {{"equity", rounded(jumps.values.no_double)}}},
            {"double_take", {{"equity", rounded(jumps.values.double_take)}}},
            {"double_pass", {{"equity", rounded(jumps.values.double_drop)}}},
            {"volatility", rounded(jumps.local_volatility)},
            {"take_point", rounded(1 - jumps.cash_point)}};
}

Json json_head(const PositionQuestion& question, std::string_view kind)
{
    const NamedPosition& position = question.position;
    Json json = position_json(position, kind);
    if (const std::string engine = question.judge.name(); !engine.empty()) json["engine"] = engine;
    json["level"] = question.level.name;
    json["plies"] = question.level.context.plies;
    if (question.level.rolls != RollSet::all) json["rolls"] = rolls_of(question.level.rolls).size();
    if (!position.state.rules.is_money())
        json["match_equity_table"] = question.judge.match_equity_table().name();
    return json;
}

}  // namespace

std::string answer_json(const PositionQuestion& question, const CubeEvaluation& evaluation)
{
    Json json = json_head(question, "cube");
    json["chances"] = json_of(evaluation.ranked.chances);
    json["cubeless"] = {{"equity", rounded(evaluation.ranked.cubeless)}};
    json["cubeful"] =
        json_of(evaluation.equity, evaluation.mwc ? std::optional(evaluation.mwc->value) : std::nullopt);
    json["cube"] = cube_json(evaluation);
    if (evaluation.jumps) json["jump_model"] = jumps_json(*evaluation.jumps);
    return in_one_line(json);
}

std::string answer_json(const PositionQuestion& question, const PlayRanking& ranking)
{
    const GameState& state = question.position.state;
    Json json = json_head(question, "plays");
    json["dice"] = {state.dice->first(), state.dice->second()};
    json["legal_plays"] = ranking.legal;
    json["plays"] = Json::array();
    for (const RankedPlay& play : ranking.plays) {
        const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
        Json row = {
            {"play", notation::format_play(play.play, state.position, state.on_roll, notation::kForPeople)},
            {"plies", play.plies},
            {"chances", json_of(play.chances)},
            {"cubeless", {{"equity", rounded(play.cubeless)}}},
            {"cubeful", json_of(play.equity, mwc)},
            {"loss", rounded(ranking.plays.front().equity - play.equity)}};
        json["plays"].push_back(std::move(row));
    }
    return in_one_line(json);
}

}  // namespace gammonkit::answers
