#include "training/cube_decisions/roll_out.hpp"

#include "support/thread_pool.hpp"

#include <mutex>
#include <optional>

namespace gammonkit::training {
namespace {

/// Nothing where the player may not double.
std::optional<DecisionRollout> rolled_out(const NetEngine& engine, const GameState& state,
                                          const RolloutSettings& settings)
{
    const Result<CubeRollout> rollout = roll_out_cube(engine, state, settings, 1);
    if (!rollout || !rollout->double_take) return std::nullopt;
    const CubeSides& sides = rollout->decision.normalized;
    return DecisionRollout{.state = state,
                           .trials = rollout->no_double.trials,
                           .no_double = sides.no_double,
                           .no_double_error = rollout->no_double.equity_error,
                           .double_take = sides.double_take,
                           .double_take_error = rollout->double_take->equity_error,
                           .difference_error = rollout->double_error};
}

/// Tells of what is done in the order of the decisions.
class InOrder {
public:
    InOrder(std::size_t count, const std::function<void(const DecisionRollout&)>& done)
        : done_(done), results_(count), is_made_(count)
    {
    }

    void add(std::size_t index, std::optional<DecisionRollout> result)
    {
        const std::lock_guard lock(mutex_);
        results_[index] = std::move(result);
        is_made_[index] = true;
        for (; next_ < results_.size() && is_made_[next_]; ++next_)
            if (results_[next_]) done_(*results_[next_]);
    }

private:
    const std::function<void(const DecisionRollout&)>& done_;
    std::mutex mutex_;
    std::vector<std::optional<DecisionRollout>> results_;
    std::vector<bool> is_made_;
    std::size_t next_ = 0;
};

}  // namespace

void roll_out_cube_decisions(const NetEngine& engine, const std::vector<GameState>& decisions,
                             const RolloutSettings& settings, int threads,
                             const std::function<void(const DecisionRollout&)>& done)
{
    InOrder results(decisions.size(), done);
    ThreadPool crew(threads);
    crew.run(decisions.size(),
             [&](std::size_t i) { results.add(i, rolled_out(engine, decisions[i], settings)); });
}

}  // namespace gammonkit::training
