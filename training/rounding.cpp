#include "training/rounding.hpp"

#include "analysis/evaluate/kernels.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Lets each weight become what `rounded` makes of it, of the whole number of steps that `Net` rounds it to,
/// of such a step, and of what one of the input stands for. `limits` are those of the layer before.
template <class Rounded>
void round_weights(Layer& layer, std::span<const float> limits, int full_weight, Rounded rounded)
{
    const auto width = static_cast<std::size_t>(layer.outputs);
    std::vector<float> steps(width);
    const auto each_row = [&](auto visit) {
        for (std::size_t i = 0; i < limits.size(); ++i)
            visit(&layer.weights[i * width], std::max(limits[i], kLeastLimit) / kFullActivation);
    };
    each_row([&](const float* weights, float unit) {
        for (std::size_t o = 0; o < width; ++o)
            steps[o] = std::max(steps[o], std::abs(weights[o]) * unit / static_cast<float>(full_weight));
    });
    each_row([&](float* weights, float unit) {
        for (std::size_t o = 0; o < width; ++o) {
            const float whole = steps[o] > 0 ? std::nearbyint(weights[o] * unit / steps[o]) : 0;
            weights[o] = rounded(weights[o], whole, steps[o], unit);
        }
    });
}

/// The number with the fewest bits that is as near to another as that, or `otherwise`, if it would take more
/// than files have.
float simplest_near(double number, double distance, float otherwise)
{
    constexpr int kBitsInFiles = 11;
    if (std::abs(number) < distance) return 0;
    int exponent = 0;
    const double fraction = std::frexp(number, &exponent);
    for (int bits = 1; bits < kBitsInFiles; ++bits) {
        const double simple = std::ldexp(std::nearbyint(std::ldexp(fraction, bits)), exponent - bits);
        if (std::abs(simple - number) < distance) return static_cast<float>(simple);
    }
    return otherwise;
}

void simplify(Layer& layer, std::span<const float> limits, int full_weight)
{
    round_weights(layer, limits, full_weight,
                  [full_weight](float weight, float whole, float step, float unit) {
                      constexpr double kAlike = 0.49;  // So far from a whole number is still rounded to it.
                      // The largest ones say how large a step is.
                      if (std::abs(whole) >= static_cast<float>(full_weight)) return weight;
                      const double one = double{step} / unit;
                      return simplest_near(whole * one, kAlike * one, weight);
                  });
}

}  // namespace

void round_second_layer(const NetWeights& net, std::span<const float> limits, NetWeights& rounded)
{
    rounded = net;
    round_weights(rounded.layers[1], limits, kFullActivation,
                  [](float, float whole, float step, float unit) { return whole * step / unit; });
}

NetWeights simplified(NetWeights net)
{
    const bool is_told_one_side = net.encoding() == Encoding::one_side;
    // The last layer of the others has no steps.
    const std::size_t count = net.layers.size() - (is_told_one_side ? 0 : 1);
    for (std::size_t l = 1; l < count; ++l) {
        const bool is_coarse = l == 1 && !is_told_one_side;
        simplify(net.layers[l], net.layers[l - 1].limits, is_coarse ? kFullActivation : kFullWeight);
    }
    return net;
}

}  // namespace gammonkit
