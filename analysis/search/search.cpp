#include "analysis/search/search.hpp"

#include "analysis/board.hpp"
#include "analysis/evaluate/evaluation_cache.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/progress_monitor.hpp"

namespace gammonkit {
namespace {

/// Without what came before the roll.
void settle(GameState& state, Player player)
{
    state.on_roll = player;
    state.dice.reset();
    state.offer = Offer::none;
    state.offered_by = Player::first;
    state.resigned_stake = Stake::single;
    state.phase = GamePhase::playing;
}

std::uint64_t key_of(const GameState& state)
{
    return EvaluationCache::key_of(board_of(state.position, state.on_roll));
}

}  // namespace

bool Search::run(std::size_t count, const Progress& progress,
                 const std::function<void(LookAhead&, std::size_t)>& task)
{
    ProgressMonitor watch(progress, count);
    thread_pool_.run(count, [&](std::size_t index) {
        if (watch.stopped()) return;
        looking_.with([&](LookAhead& look_ahead) {
            look_ahead.watch([&] { return watch.add(0); });
            task(look_ahead, index);
            look_ahead.watch({});
        });
        watch.add(1);
    });
    return !watch.stopped();
}

/// In one batch: that is quicker than board by board, even on several threads.
std::vector<Evaluation> Search::static_evaluations(std::span<const Board> boards, Player on_roll,
                                                   const CubeLine& line)
{
    std::vector<Chances> chances(boards.size());
    Evaluator::Scratch scratch;
    evaluator_.evaluate(boards, chances, scratch);
    std::vector<Evaluation> result;
    for (std::size_t b = 0; b < boards.size(); ++b)
        result.push_back(static_evaluation(evaluator_, boards[b], chances[b], on_roll, line));
    return result;
}

void Search::tell_rolls_of(const Board& board, std::span<const Evaluation> behind, Player on_roll,
                           const CubeLine& line) const
{
    if (!tell_rolls_ || rolls_ != RollSet::all) return;
    RollValues values{};
    for (std::size_t r = 0; r < values.size(); ++r)
        values[r] = line.context().opposite(line.decided(behind[r].values, 0, opponent(on_roll)));
    tell_rolls_(board, values);
}

std::optional<std::vector<Evaluation>> Search::evaluations(std::span<const Board> boards, Player on_roll,
                                                           int plies, const CubeLine& line,
                                                           const Progress& progress)
{
    if (plies == 0) {
        if (progress && !progress(1)) return std::nullopt;
        return static_evaluations(boards, on_roll, line);
    }
    std::vector<Evaluation> result(boards.size());
    // At 1 ply the search of a board is short, so one task for each board keeps all threads busy.
    if (plies == 1) {
        const auto judge = [&](LookAhead& look_ahead, std::size_t b) {
            result[b] = look_ahead.value(boards[b], on_roll, plies, line);
        };
        if (!run(boards.size(), progress, judge)) return std::nullopt;
        return result;
    }
    // Deeper searches go in three steps. First, for each board, the best play of every roll by a static look:
    // these are the positions whose values at plies - 1 the board's value is the mean of. Then all pairs of
    // board and roll are searched as tasks of their own, because a few long tasks for each board would leave
    // threads without work at the end. At last the values are added up in the order of the boards and rolls,
    // whatever thread came first: floating-point sums depend on their order, and results must not depend on
    // threads.
    //
    // Both lists have the pair (board b, roll r) at b * rolls.size() + r.
    std::vector<Replies> replies(boards.size());
    const auto find_replies = [&](LookAhead& look_ahead, std::size_t b) {
        if (classify(boards[b]) != PositionClass::over)
            replies[b] = look_ahead.best_replies(boards[b], gammon_values(line, on_roll));
        else
            result[b] = look_ahead.value(boards[b], on_roll, 0, line);  // A finished game has no replies.
    };
    // Without progress: this takes next to no time beside what follows.
    if (!run(boards.size(), {}, find_replies)) return std::nullopt;
    const std::span<const WeightedRoll> rolls = rolls_of(rolls_);
    std::vector<Evaluation> behind(boards.size() * rolls.size());
    const auto judge_reply = [&](LookAhead& look_ahead, std::size_t index) {
        const Replies& from = replies[index / rolls.size()];
        if (from.empty()) return;
        behind[index] =
            look_ahead.value(from[index % rolls.size()].board, opponent(on_roll), plies - 1, line);
    };
    if (!run(behind.size(), progress, judge_reply)) return std::nullopt;
    for (std::size_t b = 0; b < boards.size(); ++b) {
        if (!replies[b].empty())
            tell_rolls_of(boards[b], std::span(behind).subspan(b * rolls.size(), rolls.size()), on_roll,
                          line);
    }
    for (std::size_t i = 0; i < behind.size(); ++i) {
        if (replies[i / rolls.size()].empty()) continue;
        add_reply(result[i / rolls.size()], behind[i], on_roll, rolls[i % rolls.size()].probability, line);
    }
    return result;
}

void RollMemory::keep(GameState state, Player player, int plies, const RollValues& values)
{
    settle(state, player);
    const std::uint64_t key = key_of(state);
    const std::lock_guard lock(mutex_);
    known_.emplace(key, Known{.state = state, .plies = plies, .values = values});
}

std::optional<RollValues> RollMemory::find(GameState state, Player player, int plies) const
{
    settle(state, player);
    const std::uint64_t key = key_of(state);
    const std::lock_guard lock(mutex_);
    const auto [from, to] = known_.equal_range(key);
    for (auto entry = from; entry != to; ++entry) {
        const Known& known = entry->second;
        if (known.plies == plies && known.state == state) return known.values;
    }
    return std::nullopt;
}

}  // namespace gammonkit
