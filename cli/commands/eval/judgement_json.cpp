#include "cli/commands/eval/judgement.hpp"
#include "cli/commands/eval/judgement_json_parts.hpp"

namespace gammonkit::cli {
namespace {

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
    json["double_pass"] = choice(decision.normalized.double_drop, decision.worths.double_drop);
    json["window"] = {{"opens", rounded(judgement.window->opens)},
                      {"cash", rounded(judgement.window->cash)},
                      {"too_good", rounded(judgement.window->too_good)},
                      {"take_point", rounded(1 - judgement.window->cash)}};
    return json;
}

Json json_of(const JumpDecision& jumps)
{
    return {{"verdict", to_string(jumps.verdict)},
            {"doubling", name_of(jumps.verdict.doubling)},
            {"answer", name_of(jumps.verdict.answer)},
            {"no_double", {{"equity", rounded(jumps.worths.no_double)}}},
            {"double_take", {{"equity", rounded(jumps.worths.double_take)}}},
            {"double_pass", {{"equity", rounded(jumps.worths.double_drop)}}},
            {"volatility", rounded(jumps.local_volatility)},
            {"take_point", rounded(1 - jumps.cash_point)}};
}

Json head(const Question& question, std::string_view kind)
{
    const NamedPosition& position = question.position;
    Json json = position_json(position, kind);
    if (const std::string engine = question.engine.name(); !engine.empty()) json["engine"] = engine;
    json["level"] = question.level.name;
    json["plies"] = question.level.context.plies;
    if (question.level.rolls != RollSet::all) json["rolls"] = rolls_of(question.level.rolls).size();
    if (!position.state.rules.is_money())
        json["match_equity_table"] = question.engine.match_equity_table().name();
    return json;
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
    if (judgement.jumps) json["jump_model"] = json_of(*judgement.jumps);
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
