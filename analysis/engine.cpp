#include "analysis/engine.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/ranking.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <random>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> interrupted()
{
    return failure("interrupted", "the engine was stopped");
}

std::shared_ptr<const PreparedCubeModel> prepared(const CubeModel& model)
{
    return model.is_usual() ? nullptr : std::make_shared<const PreparedCubeModel>(model);
}

}  // namespace

Result<void> can_be_judged(const GameState& state, const hypergammon::Tables& tables)
{
    const int checkers = checkers_of(state.rules.variant);
    if (checkers != Position::kMostCheckers && !tables.has(checkers)) {
        return failure("no-hypergammon",
                       fmt::format("the engine has no table for {}", to_string(state.rules.variant)),
                       "build the table first");
    }
    for (const Player player : kPlayers) {
        if (state.position.total(player) != checkers) {
            return failure("unsupported",
                           fmt::format("the engine only judges positions with {} a side",
                                       counted(static_cast<std::size_t>(checkers), "checker", "checkers")));
        }
        if (state.position.has_won(player)) return failure("game-over", "the game is over");
    }
    return {};
}

NetEngine::NetEngine(const Options& options)
    : evaluator_(Evaluator::shipped(options.tables).with(options.hypergammon)),
      table_(options.match_equity_table.value_or(default_met())), cube_model_(prepared(options.cube_model)),
      thread_pool_(options.threads)
{
}

NetEngine::NetEngine(const NetEngine& other, int threads)
    : evaluator_(other.evaluator_), table_(other.table_), cube_model_(other.cube_model_),
      thread_pool_(threads)
{
}

CubeContext NetEngine::cube_context(const GameState& state) const
{
    CubeContext context = CubeContext::of(state, table_);
    context.use(cube_model_, state.on_roll);
    return context;
}

Evaluator NetEngine::evaluator_at(const Level& level) const
{
    const EvaluationContext& context = level.context;
    if (context.noise <= 0) return evaluator_;
    const std::uint64_t seed = context.deterministic_noise ? 0 : std::random_device()();
    return evaluator_.noisy({.deviation = context.noise, .seed = seed});
}

Result<std::vector<PlayEvaluation>> NetEngine::rank_plays(const GameState& state, const Level& level,
                                                          const Progress& progress,
                                                          std::span<const Position> always)
{
    GK_TRY_VOID(can_be_judged(state, evaluator_.hypergammon()));
    const int plies = level.context.plies;
    const Player next = opponent(state.on_roll);
    const CubeContext context = cube_context(state);
    const CubeLine line(context, state.cube, plies + 1);
    const Evaluator evaluator = evaluator_at(level);
    Search search(evaluator, thread_pool_, level.rolls);
    const auto keep_rolls = [&](const Board& board, const RollValues& values) {
        const auto seen = [&](const Position& position) { return board_of(position, next); };
        const auto found = std::ranges::find(always, board, seen);
        if (found == always.end()) return;
        GameState behind = state;
        behind.position = *found;
        memory_->keep(behind, next, plies - 1, values);
    };
    const auto go_on = [&](double /*part*/) { return !progress || progress(0); };
    const auto look = [&](std::span<PlayEvaluation> plays, std::span<const Board> boards,
                          int depth) -> Result<void> {
        const bool is_last = depth == plies;
        if (is_last && keeps_rolls(level)) search.tell_rolls(keep_rolls);
        const auto theirs = search.evaluations(boards, next, depth, line, is_last ? progress : go_on);
        if (!theirs) return interrupted();
        for (std::size_t i = 0; i < plays.size(); ++i) {
            const auto& [chances, values] = (*theirs)[i];
            const double value = level.context.cubeful
                                     ? context.opposite(line.decided(values, 0, next))
                                     : context.cubeless(opposite(chances), state.on_roll, state.cube);
            set_worth(plays[i], chances, value, context, state);
        }
        return {};
    };
    return ranked_plays(state, level, always, look);
}

Result<CubeEvaluation> NetEngine::judge_cube(const GameState& state, const Level& level,
                                             const Progress& progress)
{
    GK_TRY_VOID(can_be_judged(state, evaluator_.hypergammon()));
    const Player player = state.on_roll;
    const CubeContext context = cube_context(state);
    const CubeLine line(context, state.cube, level.context.plies + 1);
    const Board board = board_of(state.position, player);
    const Evaluator evaluator = evaluator_at(level);
    Search search(evaluator, thread_pool_, level.rolls);
    if (keeps_rolls(level)) {
        search.tell_rolls([&](const Board&, const RollValues& values) {
            memory_->keep(state, player, level.context.plies - 1, values);
        });
    }
    const auto evaluations = search.evaluations({&board, 1}, player, level.context.plies, line, progress);
    if (!evaluations) return interrupted();
    const Evaluation& evaluation = evaluations->front();
    const double no_double = evaluation.values[0];
    const double double_take = evaluation.values[line.doubled(0, player).value_or(0)];
    const Chances& chances = evaluation.chances;
    const bool gammons = chances.win_gammon > 0 && context.gammons_count(state.cube);
    return CubeEvaluation{
        .chances = chances,
        .cubeless = static_cast<double>(cubeless_equity(chances)),
        .decision =
            level.context.cubeful
                ? decide(context, state.rules, player, state.cube, no_double, double_take, gammons)
                : static_decision(context, state.rules, chances, player, state.cube,
                                  context.efficiency(outcome_mix(chances), player, cube_efficiency(board))),
        .is_money = context.is_money()};
}

}  // namespace gammonkit
