#include "report/answers/evaluation.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/engine.hpp"
#include "decisions/reasons/reasons.hpp"
#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/json_parts.hpp"
#include "report/statistics/reasons_json.hpp"

namespace gammonkit::answers {

namespace {

/// All plays with their ranks, in the order of the engine: those that it looked at farther ahead stand first.
std::vector<ListedPlay> with_ranks(std::vector<PlayEvaluation> plays, const NamedChoices& named,
                                   const GameState& state)
{
    const double best = plays.front().equity;
    std::vector<ListedPlay> listed;
    for (PlayEvaluation& play : plays) {
        const auto judgement = judgement_of(named, state, play.play, best - play.equity);
        listed.push_back({.ranked = std::move(play), .rank = listed.size() + 1, .named = judgement});
    }
    return listed;
}

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

/// What was wrong with a choice; nothing if it was right, or is a beaver.
std::optional<CubeFault> fault_of(CubeChoice choice, const CubeSides& sides)
{
    switch (choice) {
    case CubeChoice::no_double:
        return sides.doubles() ? std::optional(CubeFault::missed) : std::nullopt;
    case CubeChoice::doubled:
        if (sides.doubles()) return std::nullopt;
        return sides.no_double > sides.double_drop ? CubeFault::too_good : CubeFault::too_early;
    case CubeChoice::taken:
        return sides.takes() ? std::nullopt : std::optional(CubeFault::wrong_take);
    case CubeChoice::dropped:
        return sides.takes() ? std::optional(CubeFault::wrong_drop) : std::nullopt;
    case CubeChoice::beavered:
    case CubeChoice::raccooned:
        break;
    }
    return std::nullopt;
}

/// The named choices, with the reasons of those that are wrong.
Json choices_json(const PositionQuestion& question, const EvaluationAnswer& evaluation)
{
    Json list = json_of(evaluation.named);
    ReasonFinder finder;
    for (std::size_t i = 0; i < evaluation.named.size(); ++i) {
        const JudgedChoice& choice = evaluation.named[i];
        const std::optional<CubeFault> fault =
            choice.cube ? fault_of(*choice.cube, evaluation.ranked.decision.normalized) : std::nullopt;
        if (!fault) continue;
        const WrongCube wrong{
            .chances = evaluation.ranked.chances, .state = question.position.state, .fault = *fault};
        add_reasons(list.at(i),
                    finder.of_cube(wrong, choice.judgement.error, question.judge.match_equity_table()));
    }
    return list;
}

WeighedPlay weighed(const GameState& state, const PlayEvaluation& play)
{
    return {.board = after(state.position, state.on_roll, play.play).value_or(state.position),
            .equity = play.equity,
            .chances = probabilities_of(play.chances)};
}

}  // namespace

Result<void> still_played(const GameState& state)
{
    const bool is_over = state.phase == GamePhase::over || state.phase == GamePhase::resigned ||
                         state.phase == GamePhase::dropped;
    // Whether he has the table that hypergammon needs, the judge will say.
    const bool is_hypergammon = checkers_of(state.rules.variant) != Position::kMostCheckers;
    if (!is_over) return is_hypergammon ? Result<void>{} : can_be_judged(state);
    return failure("game-over", "the game is over");
}

Result<EvaluationAnswer> evaluate_cube(const PositionQuestion& question, const NamedChoices& named)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    GK_TRY(CubeEvaluation ranked, question.judge.judge_cube(state, question.level, question.progress));
    GK_TRY_VOID(has_cube_decision(named, ranked.decision, question.position));
    const CubeContext context = question.judge.cube_context(state);
    const Player player = state.on_roll;
    const double optimal = ranked.decision.optimal;
    EvaluationAnswer evaluation{.ranked = ranked,
                                .equity = context.normalized(optimal, player, state.cube.value)};
    evaluation.named = judged_cube_choices(named, ranked.decision);
    if (!context.is_money()) evaluation.mwc = Mwc{optimal};
    if (ranked.decision.verdict.doubling != Doubling::not_available) {
        const OutcomeMix mix = outcome_mix(ranked.chances);
        const CubeEfficiency usual = cube_efficiency(board_of(state.position, player));
        evaluation.window =
            market_window(context, mix, player, state.cube, context.efficiency(mix, player, usual));
    }
    return evaluation;
}

Result<PlayRanking> rank_plays(const PositionQuestion& question, std::size_t most, const NamedChoices& named)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    std::vector<Position> always;
    for (const NamedPlay& play : named.plays)
        always.push_back(play.board);
    GK_TRY(std::vector<PlayEvaluation> plays,
           question.judge.rank_plays(state, question.level, question.progress, always));
    std::vector<ListedPlay> listed = with_ranks(std::move(plays), named, state);
    PlayRanking ranking{.plays = {}, .legal = listed.size()};
    for (ListedPlay& play : listed) {
        if (play.rank <= most || play.named) ranking.plays.push_back(std::move(play));
    }
    return ranking;
}

std::vector<JudgedChoice> judged_plays(const PlayRanking& ranking, const GameState& state)
{
    std::vector<JudgedChoice> judged;
    for (const ListedPlay& play : ranking.plays) {
        if (play.named)
            judged.push_back({.words = notation::format_play(play.ranked.play, state.position, state.on_roll,
                                                             notation::kForPeople),
                              .judgement = *play.named});
    }
    return judged;
}

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
    if (!evaluation.named.empty()) json["choices"] = choices_json(question, evaluation);
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
        if (listed.named) {
            add(row, *listed.named);
            const WeighedPlays plays{.state = state,
                                     .made = weighed(state, play),
                                     .best = weighed(state, ranking.plays.front().ranked),
                                     .loss = listed.named->error};
            add_reasons(row, ReasonFinder::of_play(plays, question.judge.match_equity_table()));
        }
        json["plays"].push_back(std::move(row));
    }
    return in_one_line(json);
}

}  // namespace gammonkit::answers
