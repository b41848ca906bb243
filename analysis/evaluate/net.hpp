#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/kernels.hpp"
#include "analysis/evaluate/net_weights.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// A matrix of weights as `Kernels::multiply` wants it.
[[nodiscard]] std::vector<float> in_panels(const float* matrix, int rows, int columns);

/// A net made ready for evaluating. Safe to use from several threads at once.
class Net {
public:
    explicit Net(const NetWeights& weights, const Kernels& kernels = gammonkit::kernels());

    /// Memory that evaluating needs; one for each thread.
    struct Scratch {
        std::vector<float> front;
        std::vector<float> back;
    };

    /// What the net makes of each board, for the player on roll, before he rolls. `chances` has as many
    /// elements as `boards`. Nothing is set right: see `evaluator.hpp`.
    void evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

private:
    void evaluate_block(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    struct Dense {
        int inputs;
        int outputs;
        std::vector<float> panels;
        std::vector<float> biases;
    };
    const Kernels* kernels_;
    Layer first_;
    std::vector<Dense> hidden_;
    Layer last_;  ///< The weights turned: outputs x inputs.
    int widest_ = 0;
};

/// 1 / (1 + e^-x)
[[nodiscard]] float logistic(float x);

}  // namespace gammonkit
