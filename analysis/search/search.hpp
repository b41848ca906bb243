#pragma once

#include "analysis/progress.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/look_ahead.hpp"
#include "model/game_state.hpp"
#include "support/object_pool.hpp"
#include "support/thread_pool.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace gammonkit {

/// What each of `kAllRolls` is worth to the player who rolls it, after its best play; in the unit of a
/// CubeContext.
using RollValues = std::array<double, kAllRolls.size()>;

/// What rolls were found to be worth while plays and the cube were judged: luck is counted from the same.
/// Several threads may use it.
class RollMemory {
public:
    /// `player` is about to roll in a state; `plies` is how far was looked ahead behind his plays.
    void keep(GameState state, Player player, int plies, const RollValues& values);
    [[nodiscard]] std::optional<RollValues> find(GameState state, Player player, int plies) const;

private:
    struct Known {
        GameState state;
        int plies;
        RollValues values;
    };
    mutable std::mutex mutex_;
    std::unordered_multimap<std::uint64_t, Known> known_;  ///< By EvaluationCache::key_of.
};

/// Looks ahead from many boards at once, on several threads. The result does not depend on how many.
class Search {
public:
    /// `evaluator` and `thread_pool` must outlive the search.
    Search(const Evaluator& evaluator, ThreadPool& thread_pool, RollSet rolls = RollSet::all)
        : evaluator_(evaluator), thread_pool_(thread_pool), rolls_(rolls),
          looking_([&evaluator, rolls] { return std::make_unique<LookAhead>(evaluator, rolls); })
    {
    }

    /// Called at 2 plies and deeper for each board searched, with the value of each roll for the player on
    /// roll, one ply less deep. Only a search over all rolls knows these.
    using TellRolls = std::function<void(const Board& board, const RollValues& values)>;
    void tell_rolls(TellRolls tell) { tell_rolls_ = std::move(tell); }

    /// The value of each board for the player on roll; nothing if `progress` stopped the search.
    [[nodiscard]] std::optional<std::vector<Evaluation>> evaluations(std::span<const Board> boards,
                                                                     Player on_roll, int plies,
                                                                     const CubeLine& line,
                                                                     const Progress& progress = {});

private:
    [[nodiscard]] std::vector<Evaluation> static_evaluations(std::span<const Board> boards, Player on_roll,
                                                             const CubeLine& line);
    using Replies = std::vector<LookAhead::Reply>;
    /// Runs `task` for each index with a LookAhead that no other thread uses; false if it was stopped.
    bool run(std::size_t count, const Progress& progress,
             const std::function<void(LookAhead&, std::size_t)>& task);

    void tell_rolls_of(const Board& board, std::span<const Evaluation> behind, Player on_roll,
                       const CubeLine& line) const;

    const Evaluator& evaluator_;
    ThreadPool& thread_pool_;
    RollSet rolls_;
    TellRolls tell_rolls_;
    ObjectPool<LookAhead> looking_;
};

}  // namespace gammonkit
