#include "analysis/evaluate/net_weights.hpp"

#include "analysis/evaluate/kernels.hpp"
#include "analysis/evaluate/roll_outputs.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <random>

namespace gammonkit {
namespace {

constexpr std::string_view kMagic = "gammonkit-net";
constexpr int kWidest = 4096;
constexpr std::size_t kMostLayers = 16;

Layer empty_layer(int inputs, int outputs)
{
    const auto count = static_cast<std::size_t>(inputs) * static_cast<std::size_t>(outputs);
    return {.inputs = inputs,
            .outputs = outputs,
            .weights = std::vector<float>(count),
            .biases = std::vector<float>(static_cast<std::size_t>(outputs))};
}

NetWeights empty_net(const std::vector<int>& sizes)
{
    NetWeights net;
    for (std::size_t i = 1; i < sizes.size(); ++i)
        net.layers.push_back(empty_layer(sizes[i - 1], sizes[i]));
    for (std::size_t i = 0; i + 1 < net.layers.size(); ++i)
        net.layers[i].limits.resize(net.layers[i].biases.size());
    return net;
}

/// The nearest number of 16 bits (IEEE 754); of two that are as near, the even one. Not a cast to _Float16, a
/// type that only some processors have.
std::uint16_t to_half(float number)
{
    constexpr float kLeastInfinite = 65520;
    constexpr float kLeastNormal = 0x1p-14F;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(number);
    const auto sign = static_cast<std::uint16_t>(bits >> 16U & 0x8000U);
    const float size = std::abs(number);
    if (size >= kLeastInfinite) return sign | 0x7C00U;
    std::uint32_t magnitude = 0;
    if (size < kLeastNormal) {
        // The sum has the bits that are left at its end, rounded by the processor.
        constexpr float kShift = 0.5F;
        magnitude = std::bit_cast<std::uint32_t>(size + kShift) - std::bit_cast<std::uint32_t>(kShift);
    } else {
        constexpr std::uint32_t kBiases = 112U << 23U;  // The exponents count from 15 and from 127.
        const std::uint32_t all = std::bit_cast<std::uint32_t>(size) - kBiases;
        magnitude = (all + 0xFFFU + (all >> 13U & 1U)) >> 13U;
    }
    return static_cast<std::uint16_t>(sign | magnitude);
}

/// Calls `f` with the weights, biases and limits of each layer, in the order in which a file has them.
template <class Net, class F>
void for_each_part(Net& net, F f)
{
    for (auto& layer : net.layers) {
        f(layer.weights);
        f(layer.biases);
        f(layer.limits);
    }
}

std::size_t numbers_in(const NetWeights& net)
{
    std::size_t count = 0;
    for_each_part(net, [&](const std::vector<float>& part) { count += part.size(); });
    return count;
}

/// A finite number of 16 bits (IEEE 754). A cast would call a function for each of the million
/// weights.
float from_half(std::uint32_t half)
{
    constexpr float kBiases = 0x1p112F;  // The exponents of the two kinds count from 15 and from 127.
    const float size = std::bit_cast<float>((half & 0x7FFFU) << 13U) * kBiases;
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(size) | (half & 0x8000U) << 16U);
}

/// Numbers of which one half stands at `low`, and the other at `high`.
void unpack(const char* low, const char* high, std::vector<float>& numbers)
{
    float* const out = numbers.data();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::uint32_t upper = static_cast<unsigned char>(high[i]);
        out[i] = from_half(upper << 8U | static_cast<unsigned char>(low[i]));
    }
}

std::optional<Encoding> encoding_with(int inputs)
{
    for (const Encoding encoding : {Encoding::tesauro, Encoding::counts, Encoding::one_side})
        if (inputs == inputs_in(encoding)) return encoding;
    return {};
}

int outputs_of(Encoding encoding)
{
    return encoding == Encoding::one_side ? kRollOutputs : kOutputs;
}

/// The sizes of the layers in the first line, or nothing if it is not one of ours.
std::optional<std::vector<int>> sizes_in(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    if (parts.size() < 5 || parts.size() > kMostLayers || parts[0] != kMagic || parts[1] != "4") return {};
    std::vector<int> sizes;
    for (std::size_t i = 2; i < parts.size(); ++i) {
        const int size = parse_int(parts[i]).value_or(0);
        const bool is_hidden = i > 2 && i + 1 < parts.size();
        if (size < 1 || size > kWidest || (is_hidden && size % kPanel != 0)) return {};
        sizes.push_back(size);
    }
    const std::optional<Encoding> encoding = encoding_with(sizes.front());
    if (!encoding || sizes.back() != outputs_of(*encoding)) return {};
    return sizes;
}

}  // namespace

NetWeights NetWeights::random(const std::vector<int>& widths, unsigned seed, Encoding encoding)
{
    std::vector<int> sizes{inputs_in(encoding)};
    sizes.insert(sizes.end(), widths.begin(), widths.end());
    sizes.push_back(outputs_of(encoding));
    NetWeights net = empty_net(sizes);
    std::mt19937 generator(seed);
    for (Layer& layer : net.layers) {
        // He, Zhang, Ren, Sun 2015; about 30 of the inputs are not zero.
        const bool is_first = &layer == &net.layers.front();
        const float fan_in = is_first ? 30.0F : static_cast<float>(layer.inputs);
        std::normal_distribution<float> weight(0, std::sqrt(2 / fan_in));
        for (float& w : layer.weights)
            w = weight(generator);
        // Roughly; training finds out what they are.
        std::ranges::fill(layer.limits, 8.0F);
    }
    if (encoding == Encoding::one_side) {
        // These outputs begin with what pips tell. They are cut off below zero, and only their differences
        // count, so they stay far above.
        constexpr float kFarAbove = 20;
        std::ranges::fill(net.layers.back().weights, 0.0F);
        std::ranges::fill(net.layers.back().biases, kFarAbove);
    }
    return net;
}

Encoding NetWeights::encoding() const
{
    return encoding_with(layers.front().inputs).value_or(Encoding::tesauro);
}

std::string write_net(const NetWeights& net)
{
    std::string bytes = fmt::format("{} 4 {}", kMagic, net.layers.front().inputs);
    for (const Layer& layer : net.layers)
        bytes += fmt::format(" {}", layer.outputs);
    bytes += '\n';
    std::string high;
    for_each_part(net, [&](const std::vector<float>& part) {
        for (const float number : part) {
            const std::uint16_t half = to_half(number);
            bytes += static_cast<char>(half & 0xFFU);
            high += static_cast<char>(half >> 8U);
        }
    });
    return bytes + high;
}

Result<NetWeights> read_net(std::string_view bytes)
{
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const auto sizes = sizes_in(bytes.substr(0, end));
    if (!sizes) return failure("bad-net", "this is not a net of gammonkit, or of a later version");
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    NetWeights net = empty_net(*sizes);
    const std::size_t count = numbers_in(net);
    if (bytes.size() < 2 * count) return failure("truncated", "the file of the net ends too early");
    if (bytes.size() > 2 * count) return failure("bad-net", "there is something behind the end of the net");
    const char* low = bytes.data();
    const char* high = low + count;
    for_each_part(net, [&](std::vector<float>& part) {
        unpack(low, high, part);
        low += part.size();
        high += part.size();
    });
    return net;
}

}  // namespace gammonkit
