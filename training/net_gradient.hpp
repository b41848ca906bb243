#pragma once

#include "analysis/bearoff/race.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/inputs.hpp"
#include "analysis/evaluate/net_weights.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// A board and what a net should make of it.
struct LabeledSample {
    Board board;
    Chances target;
};

/// A side of a race, and what a net that is told one side should make of it.
struct LabeledSide {
    Side side;
    bearoff::SideRolls target;
};

/// What a net of an encoding is told of them.
[[nodiscard]] std::vector<Inputs> inputs_of(std::span<const LabeledSample> samples, Encoding encoding);
[[nodiscard]] std::vector<Inputs> inputs_of(std::span<const LabeledSide> sides, Encoding encoding);

/// Numbers row after row.
using Matrix = std::vector<float>;

/// A net in the orders in which its numbers are multiplied, made once for all samples of a step.
class StepWeights {
public:
    explicit StepWeights(const NetWeights& net);

    [[nodiscard]] const NetWeights& net() const { return net_; }
    /// Of a layer after the first: in panels, for what goes through it; `back` for what comes back.
    [[nodiscard]] const float* forward(std::size_t layer) const { return forward_[layer].data(); }
    [[nodiscard]] const float* back(std::size_t layer) const { return back_[layer].data(); }

private:
    const NetWeights& net_;
    std::vector<Matrix> forward_;
    std::vector<Matrix> back_;
};

/// How wrong a net is about some samples, and how its weights should change: sums over the samples.
class NetGradient {
public:
    explicit NetGradient(const NetWeights& net) : gradient_(net), activations_(net.layers.size()) {}

    /// The error is that of the squares of the five chances.
    void find(const StepWeights& weights, std::span<const LabeledSample> samples);
    /// The error is by how much the cross entropy is above the least possible.
    void find(const StepWeights& weights, std::span<const LabeledSide> sides);

    [[nodiscard]] const NetWeights& gradient() const { return gradient_; }
    [[nodiscard]] float error() const { return error_; }

    /// What each layer makes of the samples, the last one before any function is applied to its sums.
    const std::vector<Matrix>& forward(const StepWeights& weights, std::span<const Inputs> samples);

private:
    template <class Sample>
    void find_any(const StepWeights& weights, std::span<const Sample> samples);
    void find_output_gradient(std::span<const LabeledSample> samples);
    void find_output_gradient(std::span<const LabeledSide> sides);
    void backward(const StepWeights& weights, std::span<const Inputs> samples);
    void find_weights_gradient(const Layer& layer, int count, std::vector<float>& gradient);
    void find_first_layer_gradient(std::span<const Inputs> samples);

    NetWeights gradient_;
    std::vector<Matrix> activations_;
    Matrix delta_;  ///< The gradient of what the layer at hand adds up.
    // Kept from step to step, as memory costs more than what is done in it:
    Matrix below_;  ///< The same of the layer before.
    Matrix in_turned_;
    Matrix delta_turned_;
    Matrix panels_;
    Matrix zeros_;
    float error_ = 0;
};

/// The same weights with the limits that these samples show.
[[nodiscard]] NetWeights with_limits(const NetWeights& weights, std::span<const Inputs> samples);

}  // namespace gammonkit
