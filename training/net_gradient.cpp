#include "training/net_gradient.hpp"

#include "analysis/evaluate/roll_outputs.hpp"
#include "training/matrix.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gammonkit {
namespace {

std::array<float, 5> as_array(const Chances& c)
{
    return {c.win, c.win_gammon, c.win_backgammon, c.lose_gammon, c.lose_backgammon};
}

void transpose(const float* matrix, int rows, int columns, Matrix& result)
{
    result.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    constexpr int kTile = 16;
    for (int r0 = 0; r0 < rows; r0 += kTile) {
        for (int c = 0; c < columns; ++c) {
            for (int r = r0; r < std::min(r0 + kTile, rows); ++r)
                result[static_cast<std::size_t>(c) * static_cast<std::size_t>(rows) +
                       static_cast<std::size_t>(r)] =
                    matrix[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                           static_cast<std::size_t>(c)];
        }
    }
}

/// A matrix as `Matrices::multiply` wants it: panels of kPanel columns, each with all its rows one after the
/// other.
void put_in_panels(const float* matrix, int rows, int columns, Matrix& panels)
{
    panels.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    float* out = panels.data();
    for (int column = 0; column < columns; column += Matrices::kPanel) {
        for (int row = 0; row < rows; ++row)
            out = std::copy_n(matrix + static_cast<std::ptrdiff_t>(row) * columns + column, Matrices::kPanel,
                              out);
    }
}

/// Leaves of `below` what comes back to neurons that were active. Bare pointers, or each number is a branch.
void keep_active(const Matrix& in, Matrix& below)
{
    const float* const from = in.data();
    float* const to = below.data();
    const std::size_t count = below.size();
    for (std::size_t i = 0; i < count; ++i)
        to[i] = from[i] > 0 ? to[i] : 0;
}

bool fits_panels(int columns)
{
    return columns % Matrices::kPanel == 0;
}

/// Adds the gradient of a softmax's cross entropy to what `delta` has of its outputs; returns how far that
/// entropy is above the least possible.
float add_gradient(const float* outputs, const RollOutputs& part, const bearoff::Distribution& target,
                   float* delta)
{
    const std::span<const float> sums(outputs + part.first, part.count);
    const float highest = *std::ranges::max_element(sums);
    float all = 0;
    for (const float sum : sums)
        all += std::exp(sum - highest);
    float entropy = 0;
    for (std::size_t k = 0; k < bearoff::kSlots; ++k) {
        // The last output stands for all that is longer.
        const std::size_t output = std::min(k, part.count - 1);
        const float chance = static_cast<float>(target[k]) / bearoff::kCertain;
        if (k == output) delta[part.first + output] += std::exp(sums[k] - highest) / all;
        delta[part.first + output] -= chance;
        if (chance > 0) entropy += chance * (std::log(chance) - (sums[output] - highest - std::log(all)));
    }
    return entropy;
}

float logistic(float x)
{
    return 1 / (1 + std::exp(-x));
}

/// The sums of the columns.
void sum_columns(const std::vector<float>& matrix, int rows, int columns, std::vector<float>& sums)
{
    std::fill(sums.begin(), sums.end(), 0.0F);
    for (int r = 0; r < rows; ++r) {
        const float* row = matrix.data() + static_cast<std::ptrdiff_t>(r) * columns;
        for (int c = 0; c < columns; ++c)
            sums[static_cast<std::size_t>(c)] += row[c];
    }
}

}  // namespace

std::vector<Inputs> inputs_of(std::span<const LabeledSample> samples, Encoding encoding)
{
    std::vector<Inputs> inputs;
    for (const LabeledSample& sample : samples)
        inputs.push_back(inputs_of(sample.board, encoding));
    return inputs;
}

std::vector<Inputs> inputs_of(std::span<const LabeledSide> sides, Encoding encoding)
{
    std::vector<Inputs> inputs;
    for (const LabeledSide& side : sides)
        inputs.push_back(inputs_of(Board{.own = side.side}, encoding));
    return inputs;
}

StepWeights::StepWeights(const NetWeights& net)
    : net_(net), forward_(net.layers.size()), back_(net.layers.size())
{
    for (std::size_t l = 1; l < net.layers.size(); ++l) {
        const Layer& layer = net.layers[l];
        Matrix turned;
        transpose(layer.weights.data(), layer.inputs, layer.outputs, turned);
        put_in_panels(turned.data(), layer.outputs, layer.inputs, back_[l]);
        if (fits_panels(layer.outputs))
            put_in_panels(layer.weights.data(), layer.inputs, layer.outputs, forward_[l]);
        else
            forward_[l] = std::move(turned);
    }
}

void NetGradient::find(const StepWeights& weights, std::span<const LabeledSample> samples)
{
    find_any(weights, samples);
}

void NetGradient::find(const StepWeights& weights, std::span<const LabeledSide> sides)
{
    find_any(weights, sides);
}

template <class Sample>
void NetGradient::find_any(const StepWeights& weights, std::span<const Sample> samples)
{
    const std::vector<Inputs> inputs = inputs_of(samples, weights.net().encoding());
    forward(weights, inputs);
    find_output_gradient(samples);
    backward(weights, inputs);
}

const std::vector<Matrix>& NetGradient::forward(const StepWeights& weights, std::span<const Inputs> samples)
{
    const int count = static_cast<int>(samples.size());
    const std::vector<Layer>& layers = weights.net().layers;
    for (std::size_t l = 0; l < layers.size(); ++l) {
        const Layer& layer = layers[l];
        const auto width = static_cast<std::size_t>(layer.outputs);
        Matrix& out = activations_[l];
        out.resize(samples.size() * width);
        if (l == 0) {
            for (std::size_t i = 0; i < samples.size(); ++i)
                Matrices::gather(layer.weights.data(), layer.biases.data(), samples[i].rows.data(),
                                 samples[i].values.data(), samples[i].count, layer.outputs,
                                 out.data() + i * width);
        } else if (fits_panels(layer.outputs)) {
            Matrices::multiply(activations_[l - 1].data(), count, layer.inputs, weights.forward(l),
                               layer.biases.data(), layer.outputs, out.data());
        } else {
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const float* in = activations_[l - 1].data() + i * static_cast<std::size_t>(layer.inputs);
                for (std::size_t o = 0; o < width; ++o)
                    out[i * width + o] =
                        layer.biases[o] +
                        Matrices::dot(weights.forward(l) + o * layer.inputs, in, layer.inputs);
            }
        }
        if (l + 1 < layers.size()) Matrices::rectify(out.data(), count * layer.outputs);
    }
    return activations_;
}

void NetGradient::find_output_gradient(std::span<const LabeledSample> samples)
{
    const Matrix& out = activations_.back();
    delta_.resize(out.size());
    error_ = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::array<float, 5> target = as_array(samples[i].target);
        for (std::size_t o = 0; o < target.size(); ++o) {
            const float difference = logistic(out[i * target.size() + o]) - target[o];
            error_ += difference * difference;
            delta_[i * target.size() + o] = difference;
        }
    }
}

void NetGradient::find_output_gradient(std::span<const LabeledSide> sides)
{
    const Matrix& out = activations_.back();
    delta_.assign(out.size(), 0.0F);
    error_ = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto& [side, target] = sides[i];
        std::array<float, kRollOutputs> outputs{};
        std::copy_n(out.data() + i * kRollOutputs, kRollOutputs, outputs.begin());
        add_expected_rolls(side, outputs.data());
        const auto add = [&](const RollOutputs& part, const bearoff::Distribution& distribution) {
            error_ += add_gradient(outputs.data(), part, distribution, delta_.data() + i * kRollOutputs);
        };
        add(kToBearOff, target.to_bear_off);
        if (side[0] == 0) add(kToSaveGammon, target.to_save_gammon);
        if (is_left_behind(side)) add(kToSaveBackgammon, target.to_save_backgammon);
    }
}

void NetGradient::backward(const StepWeights& weights, std::span<const Inputs> samples)
{
    const int count = static_cast<int>(samples.size());
    const std::vector<Layer>& layers = weights.net().layers;
    for (std::size_t l = layers.size(); l-- > 1;) {
        const Layer& layer = layers[l];
        const Matrix& in = activations_[l - 1];
        sum_columns(delta_, count, layer.outputs, gradient_.layers[l].biases);
        transpose(in.data(), count, layer.inputs, in_turned_);
        zeros_.resize(static_cast<std::size_t>(std::max(layer.inputs, layer.outputs)));
        find_weights_gradient(layer, count, gradient_.layers[l].weights);
        below_.resize(in.size());
        Matrices::multiply(delta_.data(), count, layer.outputs, weights.back(l), zeros_.data(), layer.inputs,
                           below_.data());
        keep_active(in, below_);
        std::swap(delta_, below_);
    }
    find_first_layer_gradient(samples);
}

/// By what comes in, turned, and the gradient of what goes out.
void NetGradient::find_weights_gradient(const Layer& layer, int count, std::vector<float>& gradient)
{
    if (fits_panels(layer.outputs)) {
        put_in_panels(delta_.data(), count, layer.outputs, panels_);
        Matrices::multiply(in_turned_.data(), layer.inputs, count, panels_.data(), zeros_.data(),
                           layer.outputs, gradient.data());
        return;
    }
    transpose(delta_.data(), count, layer.outputs, delta_turned_);
    for (int i = 0; i < layer.inputs; ++i) {
        for (int o = 0; o < layer.outputs; ++o)
            gradient[static_cast<std::size_t>(i * layer.outputs + o)] =
                Matrices::dot_any(in_turned_.data() + static_cast<std::ptrdiff_t>(i) * count,
                                  delta_turned_.data() + static_cast<std::ptrdiff_t>(o) * count, count);
    }
}

void NetGradient::find_first_layer_gradient(std::span<const Inputs> samples)
{
    Layer& gradient = gradient_.layers.front();
    const int width = gradient.outputs;
    sum_columns(delta_, static_cast<int>(samples.size()), width, gradient.biases);
    std::fill(gradient.weights.begin(), gradient.weights.end(), 0.0F);
    for (std::size_t s = 0; s < samples.size(); ++s) {
        const Inputs& inputs = samples[s];
        const float* from = delta_.data() + s * static_cast<std::size_t>(width);
        for (int i = 0; i < inputs.count; ++i) {
            const float value = inputs.values[static_cast<std::size_t>(i)];
            float* to = gradient.weights.data() + inputs.rows[static_cast<std::size_t>(i)] * width;
            for (int w = 0; w < width; ++w)
                to[w] += value * from[w];
        }
    }
}

NetWeights with_limits(const NetWeights& weights, std::span<const Inputs> samples)
{
    NetWeights result = weights;
    for (Layer& layer : result.layers)
        layer.limits.assign(&layer == &result.layers.back() ? 0 : layer.biases.size(), 0.0F);
    const StepWeights prepared(weights);
    NetGradient gradient(weights);
    constexpr std::size_t kBatch = 256;
    for (std::size_t at = 0; at < samples.size(); at += kBatch) {
        const std::vector<Matrix>& activations =
            gradient.forward(prepared, samples.subspan(at, std::min(kBatch, samples.size() - at)));
        for (std::size_t l = 0; l + 1 < result.layers.size(); ++l) {
            std::vector<float>& limits = result.layers[l].limits;
            for (std::size_t i = 0; i < activations[l].size(); ++i)
                limits[i % limits.size()] = std::max(limits[i % limits.size()], activations[l][i]);
        }
    }
    return result;
}

}  // namespace gammonkit
