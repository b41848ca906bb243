#include "analysis/rollout/rollout_record.hpp"

#include "analysis/annotate/estimates.hpp"
#include "formats/notation/notation.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/decisions/level_text.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/rollout_answer.hpp"
#include "report/answers/text_parts.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {

namespace {

std::string text_head(const RolloutQuestion& asked, bool plays)
{
    return position_head(asked.position, plays,
                         "rolled out " + rollout_settings_text(rollout_context(asked.settings)) +
                             model_words(asked.context),
                         asked.table);
}

/// The errors of wins, gammons and backgammons of both, below them.
std::string error_columns(const Probabilities& e)
{
    return fmt::format("{:>6.2f}{:>6.2f}{:>6.2f}{:>9.2f}{:>6.2f}{:>6.2f}", 100 * e.win, 100 * e.win_gammon,
                       100 * e.win_backgammon, 100 * e.win, 100 * e.lose_gammon, 100 * e.lose_backgammon);
}

constexpr std::string_view kChanceNames = "       win     G    BG     lose     G    BG\n";

std::string chances_lines(const RolloutEstimate& estimate)
{
    return fmt::format("  {}  %\n  {}  ±\n", chances_text(chances_of(estimate.chances)),
                       error_columns(estimate.chances_error));
}

/// "+0.1234 +-0.0012", in a match with "56.78% +-0.05%" behind.
std::string equity_text(double equity, double error, const std::optional<double>& mwc = {},
                        const std::optional<double>& mwc_error = {})
{
    std::string text = fmt::format("{:>+9.4f} ±{:.4f}", equity, error);
    if (mwc) text += fmt::format("{:>9.2f}% ±{:.2f}%", 100 * *mwc, 100 * mwc_error.value_or(0));
    return text;
}

std::string equity_text(const RolloutEstimate& e)
{
    return equity_text(e.equity, e.equity_error, e.mwc, e.mwc_error);
}

std::string loss_text(double loss, double error)
{
    return loss <= 0 ? "" : fmt::format("({:+.4f} ±{:.4f})", -loss, error);
}

std::string choice_row(const std::string& name, const RolloutEstimate& estimate, double optimal)
{
    const double loss = optimal - estimate.equity;
    std::string text = fmt::format("{:<16}{}", name, equity_text(estimate));
    if (std::abs(loss) >= 0.00005) text += fmt::format("   ({:+.4f})", -loss);
    return text + "\n";
}

/// Choices that were asked about, in the columns of `choice_row`.
std::string named_rows(const std::vector<JudgedChoice>& choices, const RolloutEstimate& beside)
{
    const std::string blank(equity_text(beside).size(), ' ');
    std::string text;
    for (const JudgedChoice& choice : choices)
        text += fmt::format(
            "* {:<14}{}   ({}){}\n", choice.words, blank,
            choice.judgement.error < 0.00005 ? "0.0000" : fmt::format("{:+.4f}", -choice.judgement.error),
            mark_words(choice.judgement.mark));
    return text;
}

std::string decision_rows(const RolloutQuestion& asked, const CubeRollout& cube)
{
    const CubeDecision& decision = cube.decision;
    const CubeSides& values = decision.normalized;
    const double optimal = std::max(values.no_double, value_of_double(values, decision.verdict.answer));
    RolloutEstimate passed{.equity = values.double_drop};
    if (cube.no_double.mwc) passed.mwc = decision.values.double_drop;
    const std::array estimates{&cube.no_double, &*cube.double_take, &std::as_const(passed)};
    std::string text;
    for (const CubeOption option : best_first(values, decision.verdict))
        text += choice_row(to_string(option, decision.verdict.redouble),
                           *estimates.at(static_cast<std::size_t>(option)), optimal);
    text += named_rows(judged_choices(asked, cube), cube.no_double);
    return text + fmt::format("\n{}\nthe double, if taken, brings {:+.4f} ±{:.4f}\n",
                              action_text(to_string(decision.verdict), bluff(values, decision.verdict)),
                              values.double_take - values.no_double, cube.double_error);
}

std::string games_line(const RolloutEstimate& estimate)
{
    return counted(static_cast<std::size_t>(estimate.trials), "game", "games") + "\n";
}

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

std::vector<JudgedChoice> judged_choices(const RolloutQuestion& asked, const CubeRollout& cube)
{
    return cube.double_take ? judged_cube_choices(asked.named, cube.decision) : std::vector<JudgedChoice>();
}

std::vector<JudgedChoice> judged_choices(const RolloutQuestion& asked, const std::vector<PlayRollout>& plays)
{
    const GameState& state = asked.position.state;
    std::vector<JudgedChoice> judged;
    for (const PlayRollout& play : plays) {
        if (const auto judgement = judgement_of(asked.named, state, play.play, play.loss))
            judged.push_back({.words = play_text(play.play, state), .judgement = *judgement});
    }
    return judged;
}

std::string answer_text(const RolloutQuestion& asked, const CubeRollout& cube)
{
    const RolloutEstimate& waits = cube.no_double;
    std::string text = text_head(asked, false) + std::string(kChanceNames) + chances_lines(waits) + "\n";
    text += fmt::format("{:<16}{}\n", "cubeless", equity_text(waits.cubeless, waits.cubeless_error));
    if (!asked.settings.cubeful) return text + games_line(waits);
    if (!cube.double_take)
        return text + fmt::format("{:<16}{}\n", "with the cube", equity_text(waits)) + games_line(waits);
    return text + "\n" + decision_rows(asked, cube) + games_line(waits);
}

std::string answer_text(const RolloutQuestion& asked, const std::vector<PlayRollout>& plays)
{
    const GameState& state = asked.position.state;
    std::string text = text_head(asked, true);
    const bool is_money = state.rules.is_money();
    text += fmt::format("     {:<28}{:>9}{}{:>28}{:>9}\n", "play", is_money ? "equity" : "EMG",
                        is_money ? "" : fmt::format("{:>19}", "MWC"), "loss", "games");
    text += kChanceNames;
    std::size_t number = 0;
    for (const PlayRollout& play : plays) {
        const auto named = judgement_of(asked.named, state, play.play, play.loss);
        text += fmt::format("{}{:>2}. {:<28}{}  {:>20}{:>8}{}\n", named ? '*' : ' ', ++number,
                            play_text(play.play, state), equity_text(play.estimate),
                            loss_text(play.loss, play.loss_error), play.estimate.trials,
                            named ? mark_words(named->mark) : "");
        text += chances_lines(play.estimate);
    }
    return text;
}

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
