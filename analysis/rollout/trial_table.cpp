#include "analysis/rollout/trial_table.hpp"

#include "analysis/progress_monitor.hpp"
#include "support/object_pool.hpp"
#include "support/thread_pool.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Multiples of 36, and of the 30 opening rolls, so that the first rolls of each batch are even.
constexpr std::size_t kBatch = 144;
constexpr std::size_t kOpeningBatch = 150;
/// With fewer trials a standard error says nothing.
constexpr std::size_t kFewest = 36;

/// Mean and spread of numbers that come one by one (B. P. Welford, 1962).
class RunningMean {
public:
    void add(double number)
    {
        ++count_;
        const double before = number - mean_;
        mean_ += before / count_;
        squares_ += before * (number - mean_);
    }
    [[nodiscard]] Measured mean() const
    {
        return {mean_, count_ < 2 ? 0 : std::sqrt(squares_ / (count_ * (count_ - 1)))};
    }

private:
    double count_ = 0;
    double mean_ = 0;
    double squares_ = 0;
};

/// Makes trials batch by batch.
class TrialMaker {
public:
    TrialMaker(const TrialPlan& plan, int threads, const Progress& progress)
        : plan_(plan),
          dice_(plan.settings.seed, plan.settings.quasi_random_dice, plan.settings.initial_position),
          thread_pool_(threads), trials_([this] {
              return std::make_unique<Trials>(plan_.evaluator, plan_.context, plan_.settings, dice_,
                                              plan_.beavers);
          }),
          watch_(progress, plan.starts.size() * total()), table_(plan.starts.size()),
          goes_on_(plan.starts.size(), true)
    {
    }

    std::optional<TrialTable> make(const WhichGoOn& which)
    {
        for (std::size_t first = 0; first < total() && std::ranges::count(goes_on_, true) > 0;) {
            const std::size_t batch = plan_.settings.initial_position ? kOpeningBatch : kBatch;
            const std::size_t last = std::min(total(), first + batch);
            const std::size_t whole = first + make_batch(first, last);
            if (watch_.stopped()) return kept(whole);
            first = last;
            if (which && first >= static_cast<std::size_t>(plan_.settings.stop.least_trials))
                leave(which(table_), total() - first);
        }
        return std::move(table_);
    }

private:
    [[nodiscard]] std::size_t total() const
    {
        return static_cast<std::size_t>(plan_.settings.trials - plan_.first_trial);
    }

    /// How many trials of all that are open were made before the first gap.
    std::size_t make_batch(std::size_t first, std::size_t last)
    {
        std::vector<std::size_t> open;
        for (std::size_t s = 0; s < table_.size(); ++s) {
            if (goes_on_[s]) open.push_back(s);
        }
        for (const std::size_t s : open)
            table_[s].resize(last);
        std::vector<char> made((last - first) * open.size(), 0);
        thread_pool_.run(made.size(), [&](std::size_t index) {
            if (watch_.stopped()) return;
            const std::size_t start = open[index % open.size()];
            const std::size_t trial = first + index / open.size();
            trials_.with([&](Trials& trials) { table_[start][trial] = figures(trials, start, trial); });
            made[index] = 1;
            watch_.add(1);
        });
        const auto gap = static_cast<std::size_t>(std::ranges::find(made, '\0') - made.begin());
        return gap / open.size();
    }

    /// What is whole of a rollout that was stopped.
    std::optional<TrialTable> kept(std::size_t whole)
    {
        if (!plan_.settings.stop.keeps_what_was_made || whole < kFewest) return std::nullopt;
        for (auto& trials : table_)
            trials.resize(std::min(trials.size(), whole));
        return std::move(table_);
    }

    [[nodiscard]] TrialFigures figures(Trials& trials, std::size_t index, std::size_t trial) const
    {
        const RolloutStart& start = plan_.starts[index];
        TrialFigures figures = trials.play(start, static_cast<std::uint64_t>(plan_.first_trial) + trial);
        figures.cubeless = value_of_chances(figures, plan_.context, start.viewer, plan_.cube);
        if (!plan_.settings.cubeful) figures.cubeful = figures.cubeless;
        return figures;
    }

    /// Positions that were left once are not taken up again.
    void leave(const std::vector<bool>& go_on, std::size_t trials_left)
    {
        for (std::size_t s = 0; s < goes_on_.size(); ++s) {
            if (!goes_on_[s] || go_on[s]) continue;
            goes_on_[s] = false;
            watch_.add(trials_left);
        }
    }

    const TrialPlan& plan_;
    RolloutDice dice_;
    ThreadPool thread_pool_;
    ObjectPool<Trials> trials_;
    ProgressMonitor watch_;
    TrialTable table_;
    std::vector<bool> goes_on_;
};

}  // namespace

TrialSummary summary(std::span<const TrialFigures> trials)
{
    TrialSummary result;
    for (const auto figure : all_figures()) {
        RunningMean mean;
        for (const TrialFigures& trial : trials)
            mean.add(trial.*figure);
        result.mean.*figure = mean.mean().value;
        result.standard_error.*figure = mean.mean().standard_error;
    }
    return result;
}

Measured difference(std::span<const TrialFigures> a, std::span<const TrialFigures> b,
                    double TrialFigures::* figure)
{
    RunningMean mean;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        mean.add(a[i].*figure - b[i].*figure);
    return mean.mean();
}

std::optional<TrialTable> make_trials(const TrialPlan& plan, int threads, const WhichGoOn& which,
                                      const Progress& progress)
{
    return TrialMaker(plan, threads, progress).make(which);
}

}  // namespace gammonkit
