#include "formats/notation/notation.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/rollout_answer.hpp"

namespace gammonkit::answers {
namespace {

Json chances_json(const Probabilities& p)
{
    return {{"win", rounded(p.win)},
            {"win_gammon", rounded(p.win_gammon)},
            {"win_backgammon", rounded(p.win_backgammon)},
            {"lose_gammon", rounded(p.lose_gammon)},
            {"lose_backgammon", rounded(p.lose_backgammon)}};
}

std::string_view stop_name(BearoffStop stop)
{
    if (stop == BearoffStop::never) return "never";
    return stop == BearoffStop::exact ? "exact" : "known";
}

Json depth_json(const RolloutDepth& depth)
{
    return {{"plies", depth.checker}, {"cube_plies", depth.cube}};
}

Json depths_json(const ByPlayer<RolloutDepth>& players)
{
    return {depth_json(players.first), depth_json(players.second)};
}

Json settings_json(const RolloutSettings& s)
{
    const RolloutDepth& depth = s.players.first;
    Json json = {{"cubeful", s.cubeful},
                 {"variance_reduction", s.variance_reduction},
                 {"quasi_random_dice", s.quasi_random_dice},
                 {"plies", depth.checker},
                 {"cube_plies", depth.cube},
                 {"bearoff", stop_name(s.bearoff)},
                 {"seed", s.seed}};
    if (s.truncated_at) json["truncated_at"] = *s.truncated_at;
    if (s.truncation_plies) json["truncation_plies"] = *s.truncation_plies;
    if (s.initial_position) json["initial_position"] = true;
    if (s.luck_plies > 0) json["luck_plies"] = s.luck_plies;
    if (s.players.first != s.players.second) json["players"] = depths_json(s.players);
    if (s.late) json["late"] = {{"from", s.late->from}, {"players", depths_json(s.late->players)}};
    return json;
}

Json json_head(const RolloutQuestion& asked, std::string_view kind)
{
    Json json = position_json(asked.position, kind);
    json["level"] = "rollout";
    json["rollout"] = settings_json(asked.settings);
    add_cube_model(json, asked.context);
    if (!asked.position.state.rules.is_money()) json["match_equity_table"] = asked.table.name();
    return json;
}

/// A worth in its unit with its error, and the chance to win the match with its.
Json estimate_json(const RolloutEstimate& e)
{
    Json json = json_of(e.equity, e.mwc);
    json["error"] = rounded(e.equity_error);
    if (e.mwc_error) json["mwc_error"] = rounded(*e.mwc_error);
    return json;
}

/// `estimate` as fields of `json`.
void add(Json& json, const RolloutEstimate& estimate)
{
    json["trials"] = estimate.trials;
    json["chances"] = chances_json(estimate.chances);
    json["chances_error"] = chances_json(estimate.chances_error);
    json["cubeless"] = {{estimate.mwc ? "emg" : "equity", rounded(estimate.cubeless)},
                        {"error", rounded(estimate.cubeless_error)}};
    json["cubeful"] = estimate_json(estimate);
}

}  // namespace

std::string answer_json(const RolloutQuestion& asked, const CubeRollout& cube)
{
    Json json = json_head(asked, "rollout-cube");
    add(json, cube.no_double);
    if (!cube.double_take) return in_one_line(json);
    const CubeDecision& decision = cube.decision;
    const bool is_match = cube.no_double.mwc.has_value();
    json["cube"] = {
        {"verdict", to_string(decision.verdict)},
        {"doubling", name_of(decision.verdict.doubling)},
        {"answer", name_of(decision.verdict.answer)},
        {"no_double", estimate_json(cube.no_double)},
        {"double_take", estimate_json(*cube.double_take)},
        {"double_pass", json_of(decision.normalized.double_drop,
                                is_match ? std::optional(decision.values.double_drop) : std::nullopt)},
        {"difference",
         {{"value", rounded(decision.normalized.double_take - decision.normalized.no_double)},
          {"error", rounded(cube.double_error)}}}};
    add_ranking(json["cube"], decision);
    if (const auto choices = judged_choices(asked, cube); !choices.empty())
        json["choices"] = json_of(choices);
    return in_one_line(json);
}

std::string answer_json(const RolloutQuestion& asked, const std::vector<PlayRollout>& plays)
{
    const GameState& state = asked.position.state;
    Json json = json_head(asked, "rollout-plays");
    json["dice"] = {state.dice->first(), state.dice->second()};
    json["plays"] = Json::array();
    for (const PlayRollout& play : plays) {
        Json row = {
            {"play", notation::format_play(play.play, state.position, state.on_roll, notation::kForPeople)}};
        add(row, play.estimate);
        row["loss"] = rounded(play.loss);
        row["loss_error"] = rounded(play.loss_error);
        if (const auto judgement = judgement_of(asked.named, state, play.play, play.loss))
            add(row, *judgement);
        json["plays"].push_back(std::move(row));
    }
    return in_one_line(json);
}

}  // namespace gammonkit::answers
