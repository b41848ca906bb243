#pragma once

#include "support/thread_pool.hpp"
#include "training/net_gradient.hpp"

namespace gammonkit {

/// The same net, but told every number of checkers on a place, so that it can learn more.
[[nodiscard]] NetWeights told_counts(const NetWeights& net);

/// Learns from samples: the weights go down the gradient of the cross entropy, by Adam (Kingma, Ba 2014).
class Trainer {
public:
    /// What it learns does not depend on the number of threads.
    Trainer(NetWeights weights, ThreadPool& threads);

    /// One step by these samples, a few hundred; returns the mean squared error of the five chances before
    /// it. With the limits of the first layer, it learns what is best where the weights of the second are
    /// rounded as `Net` does it in coarse steps: they are for what goes through the net and comes back, and
    /// learn unrounded.
    float learn(std::span<const LabeledSample> samples, float rate, std::span<const float> limits = {});

    /// The same of a net that is told one side; returns by how much the mean cross entropy is above
    /// the least possible.
    float learn(std::span<const LabeledSide> sides, float rate, std::span<const float> limits = {});

    /// The mean of the weights over the last steps, which is better than those of any one step (Polyak,
    /// Juditsky 1992).
    [[nodiscard]] const NetWeights& average() const { return average_; }

    /// The weights, their means and the moments of Adam, to go on later as if nothing had happened: as many
    /// numbers as `state` once gave.
    [[nodiscard]] std::vector<float> state() const;
    void restore(const std::vector<float>& state);

private:
    static constexpr long kStepsInPart = 1L << 20;

    /// Calls `visit` with all numbers that are kept from step to step, list by list.
    template <class Self, class Visit>
    static void visit_state(Self& self, Visit visit);

    template <class Sample>
    float learn_any(std::span<const Sample> samples, float rate, std::span<const float> limits);
    void update(std::span<const NetGradient> parts, std::size_t samples, float rate);

    ThreadPool& threads_;
    NetWeights weights_;
    NetWeights rounded_;  ///< The same, rounded; kept, as memory costs more than what is done in it.
    NetWeights average_;
    NetWeights means_;                ///< Of the gradients, which Adam keeps.
    NetWeights squares_;              ///< Of the gradients.
    std::vector<NetGradient> parts_;  ///< Of a step's samples.
    long steps_ = 0;
};

}  // namespace gammonkit
