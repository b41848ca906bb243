#include "training/grow.hpp"

#include <algorithm>
#include <stdexcept>

namespace gammonkit::training {
namespace {

std::vector<int> hidden_widths(const NetWeights& net)
{
    std::vector<int> widths;
    for (const Layer& layer : net.layers)
        widths.push_back(layer.outputs);
    widths.pop_back();
    return widths;
}

/// True if each layer may become as wide as that.
bool can_widen(const std::vector<int>& from, const std::vector<int>& to)
{
    return from.size() == to.size() && std::ranges::equal(from, to, std::ranges::less_equal{});
}

/// A layer that hands on what the one before says. That is never below zero, so rectifying changes nothing.
Layer handing_on(const Layer& before)
{
    Layer layer{.inputs = before.outputs, .outputs = before.outputs};
    const auto width = static_cast<std::size_t>(layer.outputs);
    layer.weights.resize(width * width);
    for (std::size_t i = 0; i < width; ++i)
        layer.weights[i * width + i] = 1;
    layer.biases.resize(width);
    layer.limits = before.limits;
    return layer;
}

/// With a new layer behind the first one after which the rest fits into `widths`.
NetWeights deepened(const NetWeights& net, const std::vector<int>& widths)
{
    for (std::size_t i = 0; i + 1 < net.layers.size(); ++i) {
        NetWeights deeper = net;
        deeper.layers.insert(deeper.layers.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                             handing_on(net.layers[i]));
        if (can_widen(hidden_widths(deeper), widths)) return deeper;
    }
    throw std::runtime_error("the net cannot grow to these widths");
}

/// `small` in the corner of a layer that says nothing else.
Layer widened(const Layer& small, const Layer& random, bool hears_more)
{
    Layer layer = random;
    for (int input = 0; input < random.inputs; ++input) {
        for (int output = 0; output < small.outputs; ++output) {
            const auto at = static_cast<std::size_t>(input) * static_cast<std::size_t>(random.outputs) +
                            static_cast<std::size_t>(output);
            const auto was = static_cast<std::size_t>(input) * static_cast<std::size_t>(small.outputs) +
                             static_cast<std::size_t>(output);
            layer.weights[at] = input < small.inputs ? small.weights[was] : 0.0F;
        }
        // What is new listens to what is old alone, so that it does not depend on its own kind at once.
        for (int output = small.outputs; hears_more && input >= small.inputs && output < random.outputs;
             ++output) {
            layer.weights[static_cast<std::size_t>(input) * static_cast<std::size_t>(random.outputs) +
                          static_cast<std::size_t>(output)] = 0;
        }
    }
    std::ranges::copy(small.biases, layer.biases.begin());
    std::ranges::copy(small.limits, layer.limits.begin());
    return layer;
}

}  // namespace

NetWeights grown(const NetWeights& net, const std::vector<int>& widths, unsigned seed)
{
    const NetWeights deep = widths.size() + 1 > net.layers.size() ? deepened(net, widths) : net;
    if (!can_widen(hidden_widths(deep), widths))
        throw std::runtime_error("the net cannot grow to these widths");
    NetWeights grown = NetWeights::random(widths, seed, net.encoding());
    for (std::size_t i = 0; i < grown.layers.size(); ++i)
        grown.layers[i] = widened(deep.layers[i], grown.layers[i], i > 0);
    return grown;
}

}  // namespace gammonkit::training
