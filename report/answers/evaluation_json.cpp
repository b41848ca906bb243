#include "formats/notation/notation.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/json_parts.hpp"

namespace gammonkit::answers {
namespace {

Json cube_json(const EvaluationAnswer& evaluation)
{
    const CubeDecision& decision = evaluation.ranked.decision;
    if (!evaluation.window) return verdict_json(decision.verdict);
    Json json = decision_json(decision, evaluation.ranked.is_money);
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

}  // namespace

std::string answer_json(const PositionQuestion& question, const EvaluationAnswer& evaluation)
{
    Json json = question_json(question, "cube");
    if (const Json race = race_json(question.position.state); !race.is_null()) json["race"] = race;
    json["chances"] = json_of(evaluation.ranked.chances);
    const GameState& state = question.position.state;
    json["cubeless"] = cubeless_json(question.judge.cube_context(state), evaluation.ranked.chances,
                                     state.on_roll, state.cube);
    json["cubeful"] =
        json_of(evaluation.equity, evaluation.mwc ? std::optional(evaluation.mwc->value) : std::nullopt);
    json["cube"] = cube_json(evaluation);
    if (!evaluation.named.empty()) json["choices"] = json_of(evaluation.named);
    if (evaluation.jumps) json["jump_model"] = jumps_json(*evaluation.jumps);
    return in_one_line(json);
}

std::string answer_json(const PositionQuestion& question, const PlayRanking& ranking)
{
    const GameState& state = question.position.state;
    Json json = question_json(question, "plays");
    json["dice"] = {state.dice->first(), state.dice->second()};
    json["legal_plays"] = ranking.legal;
    json["plays"] = Json::array();
    for (const ListedPlay& listed : ranking.plays) {
        const PlayEvaluation& play = listed.ranked;
        const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
        Json row = {
            {"play", notation::format_play(play.play, state.position, state.on_roll, notation::kForPeople)},
            {"plies", play.plies},
            {"chances", json_of(play.chances)},
            {"cubeless", {{"equity", rounded(play.cubeless)}}},
            {"cubeful", json_of(play.equity, mwc)},
            {"loss", rounded(ranking.plays.front().ranked.equity - play.equity)},
            {"rank", listed.rank}};
        if (listed.named) add(row, *listed.named);
        json["plays"].push_back(std::move(row));
    }
    return in_one_line(json);
}

}  // namespace gammonkit::answers
