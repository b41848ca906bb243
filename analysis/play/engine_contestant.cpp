#include "analysis/play/engine_contestant.hpp"

#include "analysis/search/passing.hpp"
#include "analysis/successors.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

Evaluator as_good_as(const Evaluator& evaluator, const EvaluationContext& how, std::uint64_t seed)
{
    return how.noise > 0 ? evaluator.noisy({.deviation = how.noise, .seed = seed}) : evaluator;
}

}  // namespace

EngineContestant::EngineContestant(const Evaluator& evaluator, const MatchEquityTable& table,
                                   ContestantSettings settings,
                                   std::shared_ptr<const PreparedCubeModel> model, std::uint64_t noise_seed)
    : table_(table), settings_(std::move(settings)), model_(std::move(model)),
      evaluator_(as_good_as(evaluator, settings_.plays.context, noise_seed)),
      look_ahead_(evaluator_, settings_.plays.rolls), cube_look_ahead_(evaluator_, settings_.cube.rolls),
      context_(CubeContext::money({}))
{
}

void EngineContestant::begin(const GameState& start, Player seat)
{
    context_ = CubeContext::of(start, table_);
    context_.use(model_, seat);
    beavers_ = start.rules.is_money() && start.rules.beavers.value_or(false);
}

/// What the cube decision of the player on roll is worth to him.
CubeSides EngineContestant::worths(const GameSituation& situation)
{
    const CubeLine line(context_, situation.cube, settings_.cube.context.plies + 1);
    const Evaluation evaluation =
        cube_look_ahead_.value(situation.board, situation.on_roll, settings_.cube.context.plies, line);
    const std::size_t turned = line.doubled(0, situation.on_roll).value_or(0);
    return {.no_double = evaluation.values[0],
            .double_take = evaluation.values[turned],
            .double_drop = context_.won(situation.on_roll, situation.cube.value)};
}

Result<bool> EngineContestant::doubles(const GameSituation& situation)
{
    if (!context_.may_double(situation.on_roll, situation.cube)) return false;
    const CubeSides worth = worths(situation);
    if (beavers_ && worth.double_take <= 0) return 2 * worth.double_take > worth.no_double;
    return worth.doubles();
}

Result<DoubleAnswer> EngineContestant::answers(const GameSituation& situation)
{
    const CubeSides worth = worths(situation);
    if (!worth.takes()) return DoubleAnswer::drop;
    return beavers_ && worth.double_take < 0 ? DoubleAnswer::beaver : DoubleAnswer::take;
}

Result<Board> EngineContestant::plays(const GameSituation& situation, Dice dice)
{
    boards_.clear();
    add_successors(boards_, situation.board, dice);
    if (boards_.size() == 1) return boards_.front();
    plays_.clear();
    for (const Board& board : boards_)
        plays_.emplace_back(0, board);
    const int most = settings_.plays.context.plies;
    std::size_t count = plays_.size();
    for (int plies = 0; plies < most; ++plies) {
        const auto& filter = settings_.plays.filters[static_cast<std::size_t>(plies)];
        if (!filter) continue;
        judge_plays(situation, count, plies);
        count = passing(*filter, count, [&](std::size_t i) { return plays_[i].first; });
    }
    if (count > 1) judge_plays(situation, count, most);
    return plays_.front().second;
}

/// Looks at the first `count` plays and puts them in order.
void EngineContestant::judge_plays(const GameSituation& situation, std::size_t count, int plies)
{
    const CubeLine line(context_, situation.cube, plies + 1);
    boards_.clear();
    for (std::size_t i = 0; i < count; ++i)
        boards_.push_back(plays_[i].second);
    chances_.resize(count);
    evaluator_.evaluate(boards_, chances_, scratch_);
    for (std::size_t i = 0; i < count; ++i)
        plays_[i].first = value_of_play(situation, boards_[i], chances_[i], plies, line);
    const auto better = [](const auto& a, const auto& b) { return a.first > b.first; };
    std::stable_sort(plays_.begin(), plays_.begin() + static_cast<std::ptrdiff_t>(count), better);
}

/// `chances` are those of the opponent, without looking ahead.
double EngineContestant::value_of_play(const GameSituation& situation, const Board& board,
                                       const Chances& chances, int plies, const CubeLine& line)
{
    const Player other = opponent(situation.on_roll);
    if (!settings_.plays.context.cubeful) {
        const GammonValues values = gammon_values(line, other);
        const Chances theirs = plies == 0 ? chances : look_ahead_.value(board, plies, values);
        return -static_cast<double>(utility(theirs, values));
    }
    const Evaluation theirs = plies == 0 ? static_evaluation(evaluator_, board, chances, other, line)
                                         : look_ahead_.value(board, other, plies, line);
    const double value = context_.opposite(line.decided(theirs.values, 0, other));
    return context_.normalized(value, situation.on_roll, situation.cube.value);
}

}  // namespace gammonkit
