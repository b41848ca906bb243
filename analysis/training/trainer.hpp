#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/net_weights.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// A board and what a net should make of it.
struct LabeledSample {
    Board board;
    Chances target;
};

/// The same net, but told every number of checkers on a place, so that it can learn more.
[[nodiscard]] NetWeights told_counts(const NetWeights& net);

/// Learns from samples: the weights go down the gradient of the cross entropy, by Adam (Kingma, Ba 2014).
class Trainer {
public:
    explicit Trainer(NetWeights weights);

    /// One step by these samples, a few hundred; returns the mean squared error of the five chances before
    /// it.
    float learn(std::span<const LabeledSample> samples, float rate);

    /// The mean of the weights over the last steps, which is better than those of any one step (Polyak,
    /// Juditsky 1992).
    [[nodiscard]] const NetWeights& average() const { return average_; }

    /// The weights, their means and the moments of Adam, to go on later as if nothing had happened: as many
    /// numbers as `state` once gave.
    [[nodiscard]] std::vector<float> state() const;
    void restore(const std::vector<float>& state);

    /// The highest number that each neuron gives, layer by layer, before any step.
    [[nodiscard]] std::vector<std::vector<float>> highest_activations(std::span<const LabeledSample> samples);

private:
    struct Moments {
        std::vector<float> mean;
        std::vector<float> square;
    };
    using Matrix = std::vector<float>;
    static constexpr long kStepsInPart = 1L << 20;

    /// Calls `visit` with all numbers that are kept from step to step, list by list.
    template <class Self, class Visit>
    static void visit_state(Self& self, Visit visit);

    void forward(std::span<const LabeledSample> samples);
    float output_gradient(std::span<const LabeledSample> samples);
    void backward(std::span<const LabeledSample> samples);
    void first_layer_gradient(std::span<const LabeledSample> samples, const Matrix& gradient);
    void update(float rate);
    void step(std::vector<float>& numbers, const std::vector<float>& gradient, Moments& moments,
              float rate) const;

    NetWeights weights_;
    NetWeights average_;
    NetWeights gradient_;
    std::vector<Moments> weight_moments_;
    std::vector<Moments> bias_moments_;
    std::vector<Matrix> activations_;  ///< Behind each layer.
    Matrix delta_;                     ///< The gradient of what the layer at hand adds up.
    long steps_ = 0;
};

/// The same weights with the limits that these samples show.
[[nodiscard]] NetWeights with_limits(const NetWeights& weights, std::span<const LabeledSample> samples);

}  // namespace gammonkit
