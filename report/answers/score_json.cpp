#include "formats/notation/notation.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/score_answer.hpp"

namespace gammonkit::answers {
namespace {

void add_cube(const CubeEvaluation& cube, Json& row)
{
    const CubeDecision& decision = cube.decision;
    if (decision.verdict.doubling == Doubling::not_available) {
        row.update(verdict_json(decision.verdict));
        return;
    }
    row.update(decision_json(decision, cube.is_money));
    row["gain"] = rounded(gain_of_double(decision));
}

void add_plays(const ScoredPosition& scored, Json& row)
{
    const GameState& state = scored.state;
    const auto text_of = [&](const PlayEvaluation& ranked) {
        return notation::format_play(ranked.play, state.position, state.on_roll, notation::kForPeople);
    };
    const PlayEvaluation& best = scored.plays.front();
    row["play"] = text_of(best);
    row.update(json_of(best.equity, best.mwc ? std::optional(best.mwc->value) : std::nullopt));
    if (scored.plays.size() < 2) return;
    row["next"] = text_of(scored.plays[1]);
    row["lead"] = rounded(*lead_of_best(scored));
}

/// A money game needs no points: its row says so.
Json row_of(const ScoredPosition& scored)
{
    const GameState& state = scored.state;
    const bool is_money = state.rules.is_money();
    const bool is_double_match_point = away(state, Player::first) == 1 && away(state, Player::second) == 1;
    Json row = {{"own_away", is_money ? Json(nullptr) : Json(away(state, state.on_roll))},
                {"opponent_away", is_money ? Json(nullptr) : Json(away(state, opponent(state.on_roll)))},
                {"crawford", state.crawford_game},
                {"post_crawford", is_post_crawford(state) && !is_double_match_point},
                {"actual", scored.is_actual}};
    if (scored.cube) {
        add_cube(*scored.cube, row);
    } else {
        add_plays(scored, row);
    }
    return row;
}

}  // namespace

std::string answer_json(const PositionQuestion& question, const ScoreMap& map)
{
    Json json = question_json(question, map.is_of_plays() ? "score-plays" : "score-cubes");
    json["match_equity_table"] = question.judge.match_equity_table().name();
    Json rows = Json::array();
    rows.push_back(row_of(map.money));
    for (const std::optional<ScoredPosition>& scored : map.scores) {
        if (scored) rows.push_back(row_of(*scored));
    }
    json["scores"] = std::move(rows);
    return in_one_line(json);
}

}  // namespace gammonkit::answers
