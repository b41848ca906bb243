#include "training/trainer.hpp"

#include "training/environment.hpp"
#include "training/rounding.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gammonkit {
namespace {

/// The average forgets a step after about so many others; at first after a fifth of all, or it would long be
/// what the weights were before any step.
double averaged(long steps)
{
    constexpr double kAveraged = 4000;
    return std::min(kAveraged, 1 + 0.2 * static_cast<double>(steps));
}

NetWeights zeros_like(NetWeights net)
{
    for (Layer& layer : net.layers) {
        std::ranges::fill(layer.weights, 0.0F);
        std::ranges::fill(layer.biases, 0.0F);
    }
    return net;
}

/// Some of the numbers that a step changes, list beside list.
struct Numbers {
    float* weights;
    float* averages;
    float* means;    ///< Of the gradients.
    float* squares;  ///< Of the gradients, their means.
};

struct Step {
    float rate;
    float part_of_average;

    void take(const Numbers& numbers, std::span<const float> gradient) const
    {
        constexpr float kTiny = 1e-8F;
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            const float g = gradient[i];
            numbers.means[i] += 0.1F * (g - numbers.means[i]);
            numbers.squares[i] += 0.001F * (g * g - numbers.squares[i]);
            numbers.weights[i] -= rate * numbers.means[i] / (std::sqrt(numbers.squares[i]) + kTiny);
            numbers.averages[i] += (numbers.weights[i] - numbers.averages[i]) * part_of_average;
        }
    }
};

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

Trainer::Trainer(NetWeights weights, ThreadPool& threads)
    : threads_(threads), weights_(std::move(weights)), average_(weights_), means_(zeros_like(weights_)),
      squares_(means_)
{
}

float Trainer::learn(std::span<const LabeledSample> samples, float rate, std::span<const float> limits)
{
    return learn_any(samples, rate, limits);
}

float Trainer::learn(std::span<const LabeledSide> sides, float rate, std::span<const float> limits)
{
    return learn_any(sides, rate, limits);
}

template <class Sample>
float Trainer::learn_any(std::span<const Sample> samples, float rate, std::span<const float> limits)
{
    // Parts of the same size whoever works on them, so that the sums do not depend on the number of threads.
    constexpr std::size_t kPart = 128;
    const std::size_t count = (samples.size() + kPart - 1) / kPart;
    while (parts_.size() < count)
        parts_.emplace_back(weights_);
    if (!limits.empty()) round_second_layer(weights_, limits, rounded_);
    const StepWeights weights(limits.empty() ? weights_ : rounded_);
    threads_.run(count, [&](std::size_t p) {
        training::flush_tiny_numbers();
        parts_[p].find(weights, samples.subspan(p * kPart, std::min(kPart, samples.size() - p * kPart)));
    });
    const std::span<const NetGradient> parts(parts_.data(), count);
    update(parts, samples.size(), rate);
    float error = 0;
    for (const NetGradient& part : parts)
        error += part.error();
    return error / static_cast<float>(samples.size());
}

void Trainer::update(std::span<const NetGradient> parts, std::size_t samples, float rate)
{
    ++steps_;
    // The moments start at zero; this makes up for it.
    const double steps = static_cast<double>(steps_);
    const double correction = std::sqrt(1 - std::pow(0.999, steps)) / (1 - std::pow(0.9, steps));
    const float of_each_sample = 1 / static_cast<float>(samples);
    const Step step{.rate = rate * static_cast<float>(correction),
                    .part_of_average = static_cast<float>(1 / averaged(steps_))};
    for (std::size_t l = 0; l < weights_.layers.size(); ++l) {
        for (std::vector<float> Layer::* list : {&Layer::weights, &Layer::biases}) {
            constexpr std::size_t kAtOnce = 4096;
            threads_.run_parts(
                (weights_.layers[l].*list).size(), kAtOnce, [&](std::size_t begin, std::size_t end) {
                    std::array<float, kAtOnce> gradient{};
                    for (const NetGradient& part : parts)
                        for (std::size_t i = begin; i < end; ++i)
                            gradient[i - begin] += (part.gradient().layers[l].*list)[i] * of_each_sample;
                    step.take({.weights = (weights_.layers[l].*list).data() + begin,
                               .averages = (average_.layers[l].*list).data() + begin,
                               .means = (means_.layers[l].*list).data() + begin,
                               .squares = (squares_.layers[l].*list).data() + begin},
                              std::span(gradient).first(end - begin));
                });
        }
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
        visit(self.means_.layers[l].weights);
        visit(self.squares_.layers[l].weights);
        visit(self.means_.layers[l].biases);
        visit(self.squares_.layers[l].biases);
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

}  // namespace gammonkit
