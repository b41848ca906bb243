#include "formats/xg/mapping/analysis_records.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/levels.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace gammonkit::xg {
namespace {

constexpr int kUsualLevel = 3;

std::int32_t away_of(const GameState& state, Player player)
{
    return state.rules.is_money() ? -1 : away(state, player);
}

std::array<std::int32_t, 2> away_scores(const GameState& state)
{
    return {away_of(state, state.on_roll), away_of(state, opponent(state.on_roll))};
}

std::int32_t owner_of(const GameState& state)
{
    if (!state.cube.owner) return 0;
    return *state.cube.owner == state.on_roll ? 1 : -1;
}

std::int32_t money_rules(const Rules& rules)
{
    if (!rules.is_money()) return 0;
    return (rules.jacoby.value_or(false) ? 1 : 0) + (rules.beavers.value_or(false) ? 2 : 0);
}

/// What is not known is zero.
Evaluation evaluation_of(const Estimate& estimate, double equity)
{
    if (!estimate.probabilities) return {0, 0, 0, 0, 0, 0, static_cast<float>(equity)};
    const Probabilities& p = *estimate.probabilities;
    const std::array<double, 7> numbers{p.lose_backgammon, p.lose_gammon,    1 - p.win, p.win,
                                        p.win_gammon,      p.win_backgammon, equity};
    Evaluation evaluation;
    std::transform(numbers.begin(), numbers.end(), evaluation.begin(),
                   [](double number) { return static_cast<float>(number); });
    return evaluation;
}

/// XG states the equity with the cube for plays.
double equity_of_play(const Estimate& estimate, bool money)
{
    const std::optional<double> cubeful = equity_of(estimate.cubeful, money);
    return cubeful ? *cubeful : equity_of(estimate.cubeless, money).value_or(0);
}

double cubeless_of(const Estimate& estimate, bool money)
{
    if (const std::optional<double> stated = equity_of(estimate.cubeless, money)) return *stated;
    return estimate.probabilities ? cubeless_equity(*estimate.probabilities) : 0;
}

Choice choice_of(const Candidate& candidate, const GameState& state, Dice dice)
{
    Choice choice;
    choice.steps = steps_of(candidate.play, dice);
    const std::optional<Position> board = after(state.position, state.on_roll, candidate.play);
    choice.result = board_of(board.value_or(state.position), state.on_roll);
    const bool money = state.rules.is_money();
    if (!candidate.assessment || !can_write(*candidate.assessment, money)) return choice;
    const Estimate& estimate = candidate.assessment->estimate;
    choice.level = static_cast<std::int16_t>(level_of(*candidate.assessment));
    choice.evaluation = evaluation_of(estimate, equity_of_play(estimate, money));
    return choice;
}

bool is_listed(const std::vector<Choice>& choices, const Board& result)
{
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& choice) { return choice.result == result; });
}

/// The deepest plies among the choices.
int depth_of(const std::vector<Choice>& choices)
{
    int deepest = -1;
    for (const Choice& choice : choices) {
        if (is_ply(choice.level)) deepest = std::max<int>(deepest, choice.level);
    }
    return deepest < 0 ? kUsualLevel : deepest;
}

bool is_evaluated(const Choice& choice)
{
    return choice.evaluation != Evaluation{};
}

/// What XG calls the verdict: -1 too good, 0 no double, 1 double and take, 2 double and drop.
int verdict_of(const CubeSides& sides)
{
    if (!sides.doubles(CubeTie::wait)) return sides.takes() ? 0 : -1;
    return sides.takes() ? 1 : 2;
}

CubeSides sides_of(const DoubleAction& action)
{
    return {action.equity_no_double, action.equity_double_take, action.equity_double_drop};
}

std::int32_t trials_of(const Assessment& assessment)
{
    return assessment.rollout
               ? static_cast<std::int32_t>(std::min<std::int64_t>(assessment.rollout->trials, INT32_MAX))
               : 0;
}

constexpr double kInterval = 1.96;  ///< Standard errors in half of a 95 % interval.

float interval_of(const Assessment& assessment, bool money)
{
    if (!assessment.rollout || !assessment.rollout->standard_error) return 0;
    const std::optional<double> error = equity_of(assessment.rollout->standard_error->cubeful, money);
    return error ? static_cast<float>(kInterval * *error) : 0;
}

void set_settings(Rollout& rollout, const Assessment& assessment)
{
    if (assessment.rollout && assessment.rollout->context)
        set_settings(rollout, *assessment.rollout->context);
}

Evaluation mirrored(const Evaluation& e)
{
    return {e[5], e[4], e[3], e[2], e[1], e[0], -e[6]};
}

}  // namespace

std::optional<double> equity_of(const std::optional<Value>& value, bool money)
{
    const bool fits =
        value && (money ? std::holds_alternative<Equity>(*value) : std::holds_alternative<Emg>(*value));
    return fits ? std::optional(gammonkit::number_of(*value)) : std::nullopt;
}

double number_of(float value)
{
    std::array<char, 32> text;
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    double number = value;
    std::from_chars(text.data(), written.ptr, number);
    return number;
}

bool can_write(const Assessment& assessment, bool money)
{
    const Estimate& estimate = assessment.estimate;
    return estimate.probabilities &&
           (equity_of(estimate.cubeful, money) || equity_of(estimate.cubeless, money));
}

bool can_write(const CubeAnalysis& analysis, bool money)
{
    const Estimate& no_double = analysis.no_double.estimate;
    const Estimate& double_take = analysis.double_take.estimate;
    return no_double.probabilities && equity_of(no_double.cubeful, money) &&
           equity_of(double_take.cubeful, money);
}

DoubleAction double_action_of(const CubeAnalysis* analysis, const GameState& state)
{
    DoubleAction record;
    const bool money = state.rules.is_money();
    if (analysis == nullptr || !can_write(*analysis, money)) return record;
    const Estimate& no_double = analysis->no_double.estimate;
    const Estimate& double_take = analysis->double_take.estimate;
    record.board = board_of(state.position, state.on_roll);
    record.level = level_of(analysis->no_double);
    record.level_requested = static_cast<std::int16_t>(record.level);
    record.away = away_scores(state);
    record.cube = state.cube.value;
    record.owner = owner_of(state);
    record.jacoby_beaver = money_rules(state.rules);
    record.choice_3ply = -1;
    record.no_double = evaluation_of(no_double, cubeless_of(no_double, money));
    record.double_take = evaluation_of(double_take, cubeless_of(double_take, money));
    record.equity_no_double = static_cast<float>(*equity_of(no_double.cubeful, money));
    record.equity_double_take = static_cast<float>(*equity_of(double_take.cubeful, money));
    record.equity_double_drop = static_cast<float>(equity_of(analysis->double_drop, money).value_or(1));
    record.verdict = static_cast<std::int16_t>(verdict_of(sides_of(record)));
    return record;
}

void set_errors(CubeRecord& cube)
{
    const DoubleAction& analysis = cube.analysis;
    if (analysis.verdict == kNotAnalyzed) return;
    const CubeSides sides = sides_of(analysis);
    const bool doubles = cube.doubles == 1;
    cube.error = sides.error_of_offer(doubles);
    cube.take_error = doubles && cube.takes >= 0 ? 0 - sides.error_of_answer(cube.takes > 0) : 0;
    const bool takes = sides.double_take < sides.double_drop;  // Here a tie is a drop.
    cube.engine_choice = (sides.doubles(CubeTie::wait) ? 1 : 0) + (takes ? 2 : 0);
    cube.level = is_ply(analysis.level) ? analysis.level : kUsualLevel;
    cube.level_requested = cube.level;
    cube.tutor_errors = {0, doubles ? 0 : kNoError};
}

BestMove best_move_of(const PlayAnalysis* analysis, const GameState& state, Dice dice,
                      const std::optional<Play>& made)
{
    BestMove record;
    record.board = board_of(state.position, state.on_roll);
    record.dice = {dice.high(), dice.low()};
    record.away = away_scores(state);
    record.cube = state.cube.value;
    record.owner = owner_of(state);
    record.crawford = state.crawford_game ? 1 : 0;
    record.jacoby_beaver = money_rules(state.rules);
    const std::size_t listed = analysis == nullptr ? 0 : std::min(analysis->candidates.size(), kMostChoices);
    for (std::size_t i = 0; i < listed; ++i)
        record.choices.push_back(choice_of(analysis->candidates[i], state, dice));
    const bool played_is_cut = analysis != nullptr && analysis->played.value_or(0) >= kMostChoices &&
                               *analysis->played < analysis->candidates.size();
    if (played_is_cut) {
        record.choices.back() = choice_of(analysis->candidates[*analysis->played], state, dice);
    }
    const Choice played = choice_of({.play = made.value_or(Play{})}, state, dice);
    const bool lacks_it = made && listed < kMostChoices && !is_listed(record.choices, played.result);
    if (lacks_it || record.choices.empty()) record.choices.push_back(played);
    record.level = depth_of(record.choices);
    record.irrelevant = record.choices.size() == 1;
    return record;
}

void set_errors(MoveRecord& move)
{
    const std::vector<Choice>& choices = move.analysis.choices;
    if (choices.empty() || !is_evaluated(choices.front())) return;
    move.engine_choice = 1;
    move.level = move.luck_level = move.analysis.level;
    const auto made = std::find_if(choices.begin(), choices.end(),
                                   [&](const Choice& choice) { return choice.result == move.after; });
    if (!move.played || made == choices.end() || !is_evaluated(*made)) return;
    move.error = double{made->evaluation[6]} - double{choices.front().evaluation[6]};
}

Rollout rollout_of(const Assessment& play, const Evaluation& evaluation, bool money)
{
    Rollout rollout;
    set_settings(rollout, play);
    rollout.games = trials_of(play);
    rollout.intervals[0] = interval_of(play, money);
    rollout.results[0] = mirrored(evaluation);
    return rollout;
}

Rollout rollout_of(const CubeAnalysis& analysis, const DoubleAction& record, bool money)
{
    Rollout rollout;
    set_settings(rollout, analysis.no_double);
    rollout.games = trials_of(analysis.no_double);
    rollout.games_double = trials_of(analysis.double_take);
    rollout.intervals = {interval_of(analysis.no_double, money), interval_of(analysis.double_take, money)};
    rollout.results = {record.no_double, record.double_take};
    rollout.results[0][6] = record.equity_no_double;
    rollout.results[1][6] = record.equity_double_take;
    const auto mean = [](const Assessment& choice) {
        return choice.estimate.mwc ? static_cast<float>(choice.estimate.mwc->value) : 0.0F;
    };
    rollout.means = {mean(analysis.no_double), mean(analysis.double_take)};
    return rollout;
}

}  // namespace gammonkit::xg
