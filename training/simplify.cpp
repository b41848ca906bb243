#include "training/simplify.hpp"

#include "analysis/evaluate/kernels.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit::training {
namespace {

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

/// `limits` are those of the layer before.
void simplify(Layer& layer, const std::vector<float>& limits, int full_weight)
{
    constexpr double kAlike = 0.49;  // So far from a whole number is still rounded to it.
    const auto width = static_cast<std::size_t>(layer.outputs);
    std::vector<double> steps(width);
    const auto each_weight = [&](auto visit) {
        for (std::size_t i = 0; i < layer.weights.size(); ++i)
            visit(layer.weights[i], std::max(limits[i / width], kLeastLimit), steps[i % width]);
    };
    each_weight([&](float weight, float unit, double& step) {
        step = std::max(step, std::abs(double{weight} * unit) / full_weight);
    });
    each_weight([&](float& weight, float unit, double step) {
        const double whole = step > 0 ? std::nearbyint(double{weight} * unit / step) : 0;
        // The largest ones say how large a step is.
        if (std::abs(whole) < full_weight)
            weight = simplest_near(whole * step / unit, kAlike * step / unit, weight);
    });
}

}  // namespace

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

}  // namespace gammonkit::training
