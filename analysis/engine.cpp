#include "analysis/engine.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/search/level.hpp"
#include "model/legal_plays.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <random>
#include <tuple>

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

/// The plays of one roll on their way through the filters.
class Ranking {
public:
    Ranking(const GameState& state, const CubeContext& context, const EvaluationContext& how)
        : player_(state.on_roll), context_(context), cube_(state.cube), cubeful_(how.cubeful),
          line_(context_, state.cube, how.plies + 1)
    {
        for (LegalPlay& legal : legal_plays(state.position, player_, *state.dice)) {
            boards_.push_back(board_of(legal.result, opponent(player_)));
            plays_.push_back({.play = legal.play});
        }
        if (plays_.empty()) {
            boards_.push_back(board_of(state.position, opponent(player_)));
            plays_.emplace_back();
        }
    }

    /// Looks at the first `count` plays again and puts them in order; false if it was stopped.
    bool look(Search& search, std::size_t count, int plies, const Progress& progress)
    {
        const auto evaluations =
            search.evaluations(std::span(boards_).first(count), opponent(player_), plies, line_, progress);
        if (!evaluations) return false;
        std::vector<std::pair<PlayEvaluation, Board>> looked_at;
        for (std::size_t i = 0; i < count; ++i)
            looked_at.emplace_back(judged(plays_[i], (*evaluations)[i], plies), boards_[i]);
        const auto equity = [](const auto& entry) { return entry.first.equity; };
        std::ranges::stable_sort(looked_at, std::greater<>(), equity);
        for (std::size_t i = 0; i < count; ++i)
            std::tie(plays_[i], boards_[i]) = looked_at[i];
        return true;
    }

    /// Lets a filter choose among the first `count` plays, and tells how many pass: they then stand first.
    /// The plays that lead to a board of `always` are among them.
    [[nodiscard]] std::size_t pass(const MoveFilter& filter, std::size_t count, std::span<const Board> always)
    {
        std::size_t passed = passing(filter, count, [&](std::size_t i) { return plays_[i].equity; });
        for (std::size_t i = passed; i < count; ++i) {
            if (std::ranges::find(always, boards_[i]) == always.end()) continue;
            move_forward(i, passed++);
        }
        return passed;
    }

    [[nodiscard]] std::size_t size() const { return plays_.size(); }
    std::vector<PlayEvaluation> take() { return std::move(plays_); }

private:
    [[nodiscard]] PlayEvaluation judged(const PlayEvaluation& play, const Evaluation& evaluation,
                                        int plies) const
    {
        PlayEvaluation result{.play = play.play, .chances = opposite(evaluation.chances), .plies = plies};
        result.cubeless = static_cast<double>(cubeless_equity(result.chances));
        const double value = cubeful_
                                 ? context_.opposite(line_.decided(evaluation.values, 0, opponent(player_)))
                                 : context_.cubeless(result.chances, player_, cube_);
        result.equity = context_.normalized(value, player_, cube_.value);
        result.value = context_.value(value, player_, cube_.value);
        if (!context_.is_money()) result.mwc = Mwc{value};
        return result;
    }

    /// The play at index `from` to the index `to` before it; those between make way.
    void move_forward(std::size_t from, std::size_t to)
    {
        const auto rotate = [&](auto& list) {
            const auto at = [&](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
            std::rotate(at(to), at(from), at(from + 1));
        };
        rotate(boards_);
        rotate(plays_);
    }

    Player player_;
    CubeContext context_;
    Cube cube_;
    bool cubeful_;
    CubeLine line_;
    std::vector<PlayEvaluation> plays_;
    std::vector<Board> boards_;
};

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
    if (!state.dice) return failure("no-dice", "the position has no dice to play");
    const int plies = level.context.plies;
    Ranking ranking(state, cube_context(state), level.context);
    const Evaluator evaluator = evaluator_at(level);
    Search search(evaluator, thread_pool_, level.rolls);
    std::size_t count = ranking.size();
    const Player next = opponent(state.on_roll);
    std::vector<Board> kept;
    for (const Position& position : always)
        kept.push_back(board_of(position, next));
    const auto keep_rolls = [&](const Board& board, const RollValues& values) {
        const auto found = std::ranges::find(kept, board);
        if (found == kept.end()) return;
        GameState behind = state;
        behind.position = always[static_cast<std::size_t>(found - kept.begin())];
        memory_->keep(behind, next, plies - 1, values);
    };
    const auto go_on = [&](double /*part*/) { return !progress || progress(0); };
    for (int depth = 0; depth < plies; ++depth) {
        const auto& filter = level.filters[static_cast<std::size_t>(depth)];
        if (!filter) continue;
        if (!ranking.look(search, count, depth, go_on)) return interrupted();
        count = ranking.pass(*filter, count, kept);
    }
    if (keeps_rolls(level)) search.tell_rolls(keep_rolls);
    if (!ranking.look(search, count, plies, progress)) return interrupted();
    return ranking.take();
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
