#include "analysis/play/engine_contestant.hpp"

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
      picker_(evaluator_, look_ahead_), context_(CubeContext::money({}))
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
    return picker_.best({.board = situation.board,
                         .on_roll = situation.on_roll,
                         .cube = situation.cube,
                         .cubeful = settings_.plays.context.cubeful,
                         .plies = settings_.plays.context.plies,
                         .filters = settings_.plays.filters},
                        context_, dice);
}

}  // namespace gammonkit
