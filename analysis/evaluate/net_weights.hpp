#pragma once

#include "analysis/evaluate/inputs.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// The least that the limit of an output counts for: what is always silent needs a step, too.
inline constexpr float kLeastLimit = 0.01F;

/// The weights between two layers of neurons.
struct Layer {
    int inputs = 0;
    int outputs = 0;
    std::vector<float> weights = {};  ///< inputs x outputs, row after row.
    std::vector<float> biases = {};   ///< One an output.
    /// The highest number that each output is expected to give; none for the last layer. Evaluation cuts off
    /// what is above.
    std::vector<float> limits = {};
};

/// In what steps the neurons of a net's first layer are told to the second, whose weights are as fine: 8
/// bits, or 12, which take longer. Nets that learn need the latter, as what is new among large weights is
/// small.
enum class FirstSteps : std::uint8_t { coarse, fine };

/// All weights of a net: the inputs of an encoding, layers of rectified neurons, and five outputs that become
/// chances by the logistic function; or, told one side, those of `roll_outputs.hpp`. The widths of the layers
/// between are multiples of 64.
struct NetWeights {
    std::vector<Layer> layers;

    /// A net of these widths ({512, 256, 128}) with random weights.
    [[nodiscard]] static NetWeights random(const std::vector<int>& widths, unsigned seed,
                                           Encoding encoding = Encoding::tesauro);

    [[nodiscard]] Encoding encoding() const;
};

/// A net as a file: one line "gammonkit-net 4 196 512 256 128 5", then for each layer its weights, biases and
/// limits, as 16-bit floating-point numbers (IEEE 754 binary16), which cost no strength. The less significant
/// bytes of all numbers stand before the more significant ones, which are alike, so that the file compresses
/// better.
[[nodiscard]] std::string write_net(const NetWeights& net);

/// Fails with what is wrong with the file.
[[nodiscard]] Result<NetWeights> read_net(std::string_view bytes);

}  // namespace gammonkit
