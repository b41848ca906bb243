#include "analysis/evaluate/net.hpp"

#include "analysis/evaluate/inputs.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace gammonkit {
namespace {

/// So many boards at once keep what lies between the layers in the cache; a multiple of 16.
constexpr std::size_t kBlock = 96;

/// A number rounded to one of a type that may be too small for it.
template <class Whole>
Whole nearest(double number)
{
    const double least = std::numeric_limits<Whole>::min();
    const double most = std::numeric_limits<Whole>::max();
    return static_cast<Whole>(std::lrint(std::clamp(number, least, most)));
}

/// What one step of each output of a layer stands for. A neuron that is always silent needs a step, too.
std::vector<float> units_of(const Layer& layer)
{
    constexpr float kLeast = 0.01F;
    std::vector<float> units;
    for (const float limit : layer.limits)
        units.push_back(std::max(limit, kLeast) / kFullActivation);
    return units;
}

std::vector<std::int16_t> biases_in_steps(const Layer& layer, const std::vector<float>& units)
{
    std::vector<std::int16_t> biases;
    for (std::size_t o = 0; o < units.size(); ++o)
        biases.push_back(nearest<std::int16_t>(double{layer.biases[o]} / units[o] * kRowSteps));
    return biases;
}

/// For each state of a place, what it adds to each output.
std::vector<std::int16_t> table_of(const Layer& layer, const std::vector<float>& units)
{
    const std::size_t width = units.size();
    std::vector<std::int16_t> table;
    table.reserve(kPlaceStates * width);
    for (int state = 0; state < kPlaceStates; ++state) {
        const Inputs inputs = inputs_of_place(state);
        for (std::size_t o = 0; o < width; ++o) {
            float sum = 0;
            for (std::size_t i = 0; i < static_cast<std::size_t>(inputs.count); ++i)
                sum += inputs.values[i] * layer.weights[inputs.rows[i] * width + o];
            table.push_back(nearest<std::int16_t>(double{sum} / units[o] * kRowSteps));
        }
    }
    return table;
}

/// The weights turned, for inputs in units of their own.
Layer turned(const Layer& layer, const std::vector<float>& units)
{
    Layer result = layer;
    for (int i = 0; i < layer.inputs; ++i) {
        for (int o = 0; o < layer.outputs; ++o) {
            result.weights[static_cast<std::size_t>(o * layer.inputs + i)] =
                layer.weights[static_cast<std::size_t>(i * layer.outputs + o)] *
                units[static_cast<std::size_t>(i)];
        }
    }
    return result;
}

/// Where a weight stands among those of a layer: see `Kernels::multiply`.
std::size_t place_in_panels(int input, int output, int inputs)
{
    const int panel = output / kPanel;
    const int four = input / 4;
    return static_cast<std::size_t>((panel * inputs + four * 4) * kPanel + output % kPanel * 4 + input % 4);
}

/// Never shrinks, so that nets of any size can take turns.
template <class Number>
void make_room(std::vector<Number>& numbers, std::size_t count)
{
    if (numbers.size() < count) numbers.resize(count);
}

}  // namespace

Net::Net(const NetWeights& weights, const Kernels& kernels) : kernels_(&kernels)
{
    const Layer& first = weights.layers.front();
    first_width_ = first.outputs;
    widest_ = first.outputs;
    std::vector<float> units = units_of(first);
    first_biases_ = biases_in_steps(first, units);
    table_ = table_of(first, units);
    for (std::size_t l = 1; l + 1 < weights.layers.size(); ++l) {
        const Layer& layer = weights.layers[l];
        const bool is_last = l + 2 == weights.layers.size();
        hidden_.push_back(dense(layer, units));
        units = is_last ? std::vector<float>(layer.biases.size(), 1.0F) : units_of(layer);
        for (std::size_t o = 0; o < units.size(); ++o)
            hidden_.back().scales[o] /= units[o];
        widest_ = std::max(widest_, layer.outputs);
    }
    last_ = turned(weights.layers.back(), units);
    for (std::size_t i = 0; i < kBlock; ++i)
        last_biases_.insert(last_biases_.end(), last_.biases.begin(), last_.biases.end());
}

/// The scales turn sums into numbers as the layer gives them.
Net::Dense Net::dense(const Layer& layer, const std::vector<float>& units)
{
    const auto width = static_cast<std::size_t>(layer.outputs);
    Dense result{.inputs = layer.inputs, .outputs = layer.outputs, .panels = {}, .biases = {}, .scales = {}};
    result.panels.resize(layer.weights.size());
    for (std::size_t o = 0; o < width; ++o) {
        const auto weight = [&](std::size_t i) { return layer.weights[i * width + o] * units[i]; };
        float largest = std::numeric_limits<float>::min();
        for (std::size_t i = 0; i < units.size(); ++i)
            largest = std::max(largest, std::abs(weight(i)));
        const float scale = largest / kFullActivation;
        for (std::size_t i = 0; i < units.size(); ++i)
            result.panels[place_in_panels(static_cast<int>(i), static_cast<int>(o), layer.inputs)] =
                nearest<std::int8_t>(double{weight(i)} / scale);
        // A sum must fit into the 24 bits that a float holds exactly; so large a bias decides alone, anyway.
        constexpr double kMostBias = 1 << 22;
        const double bias = std::clamp(double{layer.biases[o]} / scale, -kMostBias, kMostBias);
        result.biases.push_back(nearest<std::int32_t>(bias));
        result.scales.push_back(scale);
    }
    return result;
}

void Net::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    const auto widest = static_cast<std::size_t>(widest_);
    make_room(scratch.own_sums, widest);
    make_room(scratch.front, kBlock * widest);
    make_room(scratch.back, kBlock * widest);
    make_room(scratch.last, kBlock * widest);
    make_room(scratch.outputs, last_biases_.size());
    for (std::size_t at = 0; at < boards.size(); at += kBlock) {
        const std::size_t count = std::min(kBlock, boards.size() - at);
        evaluate_block(boards.subspan(at, count), chances.subspan(at, count), scratch);
    }
}

/// Into `front`.
void Net::evaluate_first_layer(std::span<const Board> boards, Scratch& scratch) const
{
    std::uint8_t* out = scratch.front.data();
    const Board* before = nullptr;
    for (const Board& board : boards) {
        // The plays of a roll leave most boards of the other side as they are.
        if (before == nullptr || board.own != before->own) {
            const PlaceStates own = place_states_of(board.own, 0);
            kernels_->add_rows(table_.data(), first_biases_.data(), own.numbers.data(), own.count,
                               first_width_, scratch.own_sums.data());
        }
        const PlaceStates other = place_states_of(board.other, kSideStates);
        kernels_->activate_rows(table_.data(), scratch.own_sums.data(), other.numbers.data(), other.count,
                                first_width_, out);
        before = &board;
        out += first_width_;
    }
}

void Net::evaluate_block(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    const int count = static_cast<int>(boards.size());
    std::uint8_t* in = scratch.front.data();
    std::uint8_t* out = scratch.back.data();
    float* last = scratch.last.data();
    evaluate_first_layer(boards, scratch);
    for (const Dense& layer : hidden_) {
        if (&layer == &hidden_.back()) {
            kernels_->multiply_last(in, count, layer.inputs, layer.panels.data(), layer.biases.data(),
                                    layer.scales.data(), layer.outputs, last);
        } else {
            kernels_->multiply(in, count, layer.inputs, layer.panels.data(), layer.biases.data(),
                               layer.scales.data(), layer.outputs, out);
        }
        std::swap(in, out);
    }
    if (hidden_.empty()) std::copy_n(in, count * first_width_, last);
    const float* outputs = scratch.outputs.data();
    kernels_->finish(last, count, last_.inputs, last_.weights.data(), last_biases_.data(), last_.outputs,
                     scratch.outputs.data());
    for (Chances& result : chances) {
        result = {outputs[0], outputs[1], outputs[2], outputs[3], outputs[4]};
        outputs += last_.outputs;
    }
}

}  // namespace gammonkit
