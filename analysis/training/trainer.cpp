#include "analysis/training/trainer.hpp"

#include "analysis/evaluate/inputs.hpp"
#include "analysis/training/matrix.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gammonkit {
namespace {

std::array<float, 5> as_array(const Chances& c)
{
    return {c.win, c.win_gammon, c.win_backgammon, c.lose_gammon, c.lose_backgammon};
}

std::vector<float> transposed(const float* matrix, int rows, int columns)
{
    std::vector<float> result(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
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
    return result;
}

/// A matrix as `Matrices::multiply` wants it: panels of kPanel columns, each with all its rows one after the
/// other.
std::vector<float> in_panels(const float* matrix, int rows, int columns)
{
    std::vector<float> panels(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    float* out = panels.data();
    for (int column = 0; column < columns; column += Matrices::kPanel) {
        for (int row = 0; row < rows; ++row)
            out = std::copy_n(matrix + static_cast<std::ptrdiff_t>(row) * columns + column, Matrices::kPanel,
                              out);
    }
    return panels;
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

/// The average forgets a step after about so many others.
constexpr float kAveraged = 4000;

void approach(std::vector<float>& average, const std::vector<float>& numbers)
{
    for (std::size_t i = 0; i < average.size(); ++i)
        average[i] += (numbers[i] - average[i]) / kAveraged;
}

/// What a place in a state adds to each neuron of the first layer.
std::vector<float> sums_of(const Inputs& inputs, const Layer& first)
{
    const auto width = static_cast<std::size_t>(first.outputs);
    std::vector<float> sums(width);
    for (std::size_t i = 0; i < static_cast<std::size_t>(inputs.count); ++i)
        for (std::size_t w = 0; w < width; ++w)
            sums[w] += inputs.values[i] * first.weights[inputs.rows[i] * width + w];
    return sums;
}

}  // namespace

NetWeights told_counts(const NetWeights& net)
{
    NetWeights result = net;
    const Layer& first = net.layers.front();
    result.layers.front().inputs = inputs_in(Encoding::counts);
    result.layers.front().weights.clear();
    // An input of the new encoding tells of one more checker on its place.
    for (int state = 0; state < inputs_in(Encoding::counts); ++state) {
        std::vector<float> row = sums_of(inputs_of_place(state, net.encoding()), first);
        if (state % kMostOnAPlace > 0) {
            const std::vector<float> fewer = sums_of(inputs_of_place(state - 1, net.encoding()), first);
            std::ranges::transform(row, fewer, row.begin(), std::minus<>());
        }
        result.layers.front().weights.insert(result.layers.front().weights.end(), row.begin(), row.end());
    }
    return result;
}

Trainer::Trainer(NetWeights weights) : weights_(std::move(weights)), average_(weights_), gradient_(weights_)
{
    for (const Layer& layer : weights_.layers) {
        const std::vector<float> zeros(layer.weights.size());
        const std::vector<float> bias_zeros(layer.biases.size());
        weight_moments_.push_back({zeros, zeros});
        bias_moments_.push_back({bias_zeros, bias_zeros});
        activations_.emplace_back();
    }
}

float Trainer::learn(std::span<const LabeledSample> samples, float rate)
{
    forward(samples);
    const float error = output_gradient(samples);
    backward(samples);
    update(rate);
    return error;
}

void Trainer::forward(std::span<const LabeledSample> samples)
{
    const int count = static_cast<int>(samples.size());
    for (std::size_t l = 0; l < weights_.layers.size(); ++l) {
        const Layer& layer = weights_.layers[l];
        Matrix& out = activations_[l];
        out.resize(samples.size() * static_cast<std::size_t>(layer.outputs));
        if (l == 0) {
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const Inputs inputs = inputs_of(samples[i].board, weights_.encoding());
                Matrices::gather(layer.weights.data(), layer.biases.data(), inputs.rows.data(),
                                 inputs.values.data(), inputs.count, layer.outputs,
                                 out.data() + i * static_cast<std::size_t>(layer.outputs));
            }
        } else if (l + 1 < weights_.layers.size()) {
            const std::vector<float> panels = in_panels(layer.weights.data(), layer.inputs, layer.outputs);
            Matrices::multiply(activations_[l - 1].data(), count, layer.inputs, panels.data(),
                               layer.biases.data(), layer.outputs, out.data());
        } else {
            const std::vector<float> turned = transposed(layer.weights.data(), layer.inputs, layer.outputs);
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const float* in = activations_[l - 1].data() + i * static_cast<std::size_t>(layer.inputs);
                for (int o = 0; o < layer.outputs; ++o) {
                    const float sum = Matrices::dot(turned.data() + o * layer.inputs, in, layer.inputs);
                    out[i * 5 + static_cast<std::size_t>(o)] =
                        logistic(sum + layer.biases[static_cast<std::size_t>(o)]);
                }
            }
            return;
        }
        Matrices::rectify(out.data(), count * layer.outputs);
    }
}

float Trainer::output_gradient(std::span<const LabeledSample> samples)
{
    const Matrix& out = activations_.back();
    delta_.resize(out.size());
    float squares = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::array<float, 5> target = as_array(samples[i].target);
        for (std::size_t o = 0; o < target.size(); ++o) {
            const float difference = out[i * 5 + o] - target[o];
            squares += difference * difference;
            delta_[i * 5 + o] = difference / static_cast<float>(samples.size());
        }
    }
    return squares / static_cast<float>(samples.size());
}

void Trainer::backward(std::span<const LabeledSample> samples)
{
    const int count = static_cast<int>(samples.size());
    for (std::size_t l = weights_.layers.size(); l-- > 1;) {
        const Layer& layer = weights_.layers[l];
        Layer& gradient = gradient_.layers[l];
        const Matrix& in = activations_[l - 1];
        sum_columns(delta_, count, layer.outputs, gradient.biases);
        Matrix below(in.size());
        const std::vector<float> in_turned = transposed(in.data(), count, layer.inputs);
        const std::vector<float> weights_turned =
            transposed(layer.weights.data(), layer.inputs, layer.outputs);
        const std::vector<float> zeros(static_cast<std::size_t>(std::max(layer.inputs, layer.outputs)));
        if (layer.outputs % Matrices::kPanel == 0) {
            Matrices::multiply(in_turned.data(), layer.inputs, count,
                               in_panels(delta_.data(), count, layer.outputs).data(), zeros.data(),
                               layer.outputs, gradient.weights.data());
        } else {
            std::fill(gradient.weights.begin(), gradient.weights.end(), 0.0F);
            for (int i = 0; i < layer.inputs; ++i)
                for (int s = 0; s < count; ++s)
                    for (int o = 0; o < layer.outputs; ++o)
                        gradient.weights[static_cast<std::size_t>(i * layer.outputs + o)] +=
                            in_turned[static_cast<std::size_t>(i * count + s)] *
                            delta_[static_cast<std::size_t>(s * layer.outputs + o)];
        }
        Matrices::multiply(delta_.data(), count, layer.outputs,
                           in_panels(weights_turned.data(), layer.outputs, layer.inputs).data(), zeros.data(),
                           layer.inputs, below.data());
        for (std::size_t i = 0; i < below.size(); ++i)
            below[i] = in[i] > 0 ? below[i] : 0;
        delta_ = std::move(below);
    }
    first_layer_gradient(samples, delta_);
}

void Trainer::first_layer_gradient(std::span<const LabeledSample> samples, const Matrix& delta)
{
    Layer& gradient = gradient_.layers.front();
    const int width = gradient.outputs;
    sum_columns(delta, static_cast<int>(samples.size()), width, gradient.biases);
    std::fill(gradient.weights.begin(), gradient.weights.end(), 0.0F);
    for (std::size_t s = 0; s < samples.size(); ++s) {
        const Inputs inputs = inputs_of(samples[s].board, weights_.encoding());
        const float* from = delta.data() + s * static_cast<std::size_t>(width);
        for (int i = 0; i < inputs.count; ++i) {
            const float value = inputs.values[static_cast<std::size_t>(i)];
            float* to = gradient.weights.data() + inputs.rows[static_cast<std::size_t>(i)] * width;
            for (int w = 0; w < width; ++w)
                to[w] += value * from[w];
        }
    }
}

void Trainer::update(float rate)
{
    ++steps_;
    // The moments start at zero; this makes up for it.
    const double steps = static_cast<double>(steps_);
    const double correction = std::sqrt(1 - std::pow(0.999, steps)) / (1 - std::pow(0.9, steps));
    const float corrected = rate * static_cast<float>(correction);
    for (std::size_t l = 0; l < weights_.layers.size(); ++l) {
        step(weights_.layers[l].weights, gradient_.layers[l].weights, weight_moments_[l], corrected);
        step(weights_.layers[l].biases, gradient_.layers[l].biases, bias_moments_[l], corrected);
        approach(average_.layers[l].weights, weights_.layers[l].weights);
        approach(average_.layers[l].biases, weights_.layers[l].biases);
    }
}

void Trainer::step(std::vector<float>& numbers, const std::vector<float>& gradient, Moments& moments,
                   float rate) const
{
    constexpr float kTiny = 1e-8F;
    const std::size_t count = numbers.size();
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradient[i];
        moments.mean[i] += 0.1F * (g - moments.mean[i]);
        moments.square[i] += 0.001F * (g * g - moments.square[i]);
        numbers[i] -= rate * moments.mean[i] / (std::sqrt(moments.square[i]) + kTiny);
    }
}

template <class Self, class Visit>
void Trainer::visit_state(Self& self, Visit visit)
{
    for (std::size_t l = 0; l < self.weights_.layers.size(); ++l) {
        visit(self.weights_.layers[l].weights);
        visit(self.weights_.layers[l].biases);
        visit(self.average_.layers[l].weights);
        visit(self.average_.layers[l].biases);
        visit(self.weight_moments_[l].mean);
        visit(self.weight_moments_[l].square);
        visit(self.bias_moments_[l].mean);
        visit(self.bias_moments_[l].square);
    }
}

std::vector<float> Trainer::state() const
{
    // In two parts, as a number of this type has 24 bits.
    std::vector<float> state{static_cast<float>(steps_ / kStepsInPart),
                             static_cast<float>(steps_ % kStepsInPart)};
    visit_state(*this, [&](const std::vector<float>& numbers) {
        state.insert(state.end(), numbers.begin(), numbers.end());
    });
    return state;
}

void Trainer::restore(const std::vector<float>& state)
{
    steps_ = static_cast<long>(state[0]) * kStepsInPart + static_cast<long>(state[1]);
    auto next = state.begin() + 2;
    visit_state(*this, [&](std::vector<float>& numbers) {
        std::copy_n(next, numbers.size(), numbers.begin());
        next += static_cast<std::ptrdiff_t>(numbers.size());
    });
}

std::vector<std::vector<float>> Trainer::highest_activations(std::span<const LabeledSample> samples)
{
    std::vector<std::vector<float>> highest;
    for (std::size_t l = 0; l + 1 < weights_.layers.size(); ++l)
        highest.emplace_back(weights_.layers[l].biases.size(), 0.0F);
    constexpr std::size_t kBatch = 256;
    for (std::size_t at = 0; at < samples.size(); at += kBatch) {
        forward(samples.subspan(at, std::min(kBatch, samples.size() - at)));
        for (std::size_t l = 0; l < highest.size(); ++l) {
            for (std::size_t i = 0; i < activations_[l].size(); ++i) {
                float& most = highest[l][i % highest[l].size()];
                most = std::max(most, activations_[l][i]);
            }
        }
    }
    return highest;
}

NetWeights with_limits(const NetWeights& weights, std::span<const LabeledSample> samples)
{
    NetWeights result = weights;
    const std::vector<std::vector<float>> highest = Trainer(weights).highest_activations(samples);
    for (std::size_t l = 0; l < highest.size(); ++l)
        result.layers[l].limits = highest[l];
    return result;
}

}  // namespace gammonkit
