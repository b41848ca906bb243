#include "analysis/evaluate/net.hpp"

#include "analysis/evaluate/inputs.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gammonkit {
namespace {

/// So many boards at once keep what lies between the layers in the cache.
constexpr std::size_t kBlock = 96;

Layer turned(const Layer& layer)
{
    Layer result = layer;
    for (int i = 0; i < layer.inputs; ++i) {
        for (int o = 0; o < layer.outputs; ++o) {
            result.weights[static_cast<std::size_t>(o * layer.inputs + i)] =
                layer.weights[static_cast<std::size_t>(i * layer.outputs + o)];
        }
    }
    return result;
}

}  // namespace

std::vector<float> in_panels(const float* matrix, int rows, int columns)
{
    std::vector<float> panels(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    float* out = panels.data();
    for (int column = 0; column < columns; column += kPanel) {
        for (int row = 0; row < rows; ++row)
            out = std::copy_n(matrix + static_cast<std::ptrdiff_t>(row) * columns + column, kPanel, out);
    }
    return panels;
}

float logistic(float x)
{
    return 1 / (1 + std::exp(-x));
}

Net::Net(const NetWeights& weights, const Kernels& kernels)
    : kernels_(&kernels), first_(weights.layers.front()), last_(turned(weights.layers.back()))
{
    widest_ = first_.outputs;
    for (std::size_t i = 1; i + 1 < weights.layers.size(); ++i) {
        const Layer& layer = weights.layers[i];
        hidden_.push_back({.inputs = layer.inputs,
                           .outputs = layer.outputs,
                           .panels = in_panels(layer.weights.data(), layer.inputs, layer.outputs),
                           .biases = layer.biases});
        widest_ = std::max(widest_, layer.outputs);
    }
}

void Net::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    scratch.front.resize(kBlock * static_cast<std::size_t>(widest_));
    scratch.back.resize(scratch.front.size());
    for (std::size_t at = 0; at < boards.size(); at += kBlock) {
        const std::size_t count = std::min(kBlock, boards.size() - at);
        evaluate_block(boards.subspan(at, count), chances.subspan(at, count), scratch);
    }
}

void Net::evaluate_block(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    const int count = static_cast<int>(boards.size());
    float* in = scratch.front.data();
    float* out = scratch.back.data();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Inputs inputs = inputs_of(boards[i]);
        kernels_->gather(first_.weights.data(), first_.biases.data(), inputs.rows.data(),
                         inputs.values.data(), inputs.count, first_.outputs,
                         in + i * static_cast<std::size_t>(first_.outputs));
    }
    kernels_->rectify(in, count * first_.outputs);
    for (const Dense& layer : hidden_) {
        kernels_->multiply(in, count, layer.inputs, layer.panels.data(), layer.biases.data(), layer.outputs,
                           out);
        kernels_->rectify(out, count * layer.outputs);
        std::swap(in, out);
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto output = [&](int o) {
            const float* row = in + i * static_cast<std::size_t>(last_.inputs);
            const float sum = kernels_->dot(last_.weights.data() + o * last_.inputs, row, last_.inputs);
            return logistic(sum + last_.biases[static_cast<std::size_t>(o)]);
        };
        chances[i] = {output(0), output(1), output(2), output(3), output(4)};
    }
}

}  // namespace gammonkit
