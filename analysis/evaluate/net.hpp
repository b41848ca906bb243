#pragma once

#include "analysis/bearoff/race.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/kernels.hpp"
#include "analysis/evaluate/net_weights.hpp"
#include "support/huge_pages.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// Memory for numbers that are written before they are read. It only grows, and then forgets what it held.
template <class Number>
class ScratchBuffer {
public:
    void make(std::size_t count)
    {
        if (count <= count_) return;
        numbers_.reset(new Number[count]);  // Not std::make_unique, which would do that, too.
        count_ = count;
    }

    [[nodiscard]] Number* data() const { return numbers_.get(); }

private:
    std::unique_ptr<Number[]> numbers_;  // NOLINT(*-avoid-c-arrays): a vector would fill it with zeros.
    std::size_t count_ = 0;
};

/// A net made ready for evaluating: in whole numbers, which is several times faster and hardly changes what
/// it says. Safe to use from several threads at once.
class Net {
public:
    explicit Net(const NetWeights& weights, FirstSteps steps = FirstSteps::coarse,
                 const Kernels& kernels = gammonkit::kernels());

    /// Memory that evaluating needs; one for each thread.
    struct Scratch {
        ScratchBuffer<std::int16_t> own_sums;
        ScratchBuffer<std::uint8_t> coarse;
        ScratchBuffer<std::int16_t> fine;
        ScratchBuffer<std::int16_t> next;
        ScratchBuffer<float> last;
        ScratchBuffer<float> outputs;
        std::vector<Side> sides = {};
        std::vector<bearoff::SideRolls> rolls = {};
    };

    /// What the net makes of each board, for the player on roll, before he rolls. `chances` has as many
    /// elements as `boards`. Nothing is set right: see `evaluator.hpp`.
    void evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// How many rolls sides need in a race: only of a net that is told one side. `rolls` has as many elements
    /// as `sides`.
    void count_rolls(std::span<const Side> sides, std::span<bearoff::SideRolls> rolls,
                     Scratch& scratch) const;

private:
    void evaluate_races(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;
    void make_room(Scratch& scratch) const;
    void evaluate_first_layer(std::span<const Board> boards, Scratch& scratch) const;
    void evaluate_sides_in_first_layer(std::span<const Side> sides, Scratch& scratch) const;
    void evaluate_behind_first_layer(int count, Scratch& scratch) const;
    void finish(std::span<Chances> chances, Scratch& scratch) const;

    /// A layer of neurons behind the first, as the kernels that multiply want it.
    template <class Weight>
    struct Dense {
        int inputs = 0;
        int outputs = 0;
        std::vector<Weight> panels = {};
        std::vector<std::int32_t> biases = {};
        std::vector<float> scales = {};  ///< Turn sums into numbers as the layer gives them.
    };
    template <class Weight>
    [[nodiscard]] Dense<Weight> dense(const Layer& layer, const std::vector<float>& units,
                                      int full_weight) const;

    template <class Weight>
    static std::vector<float> make_fine(Dense<Weight>& dense, const Layer& layer);

    const Kernels* kernels_;
    bool is_told_one_side_;
    bool is_fine_;  ///< All layers behind the first are of 12 bits.
    int first_width_ = 0;
    InHugePages<std::int16_t> table_;  ///< What so many checkers on a place add to the first layer.
    std::vector<std::int16_t> first_biases_;
    Dense<std::int8_t> second_;                ///< Of nets with at least three hidden layers, if not fine.
    std::vector<Dense<std::int16_t>> middle_;  ///< Before `last_hidden_`.
    /// Behind `second_`, or of a fine net; the last layer of a net that is told one side.
    Dense<std::int16_t> last_hidden_;
    Dense<std::int8_t> only_hidden_;  ///< The last hidden layer of a coarse net with two; others have none.
    Layer last_;                      ///< The weights turned: outputs x inputs.
    std::vector<float> last_biases_;  ///< For each board that is evaluated at the same time.
    int widest_ = 0;
};

/// A net that is made ready when it is asked for the first time, for that takes a while, and many a position
/// is judged without all nets. Safe to use from several threads at once.
class NetOnDemand {
public:
    explicit NetOnDemand(std::function<NetWeights()> weights, FirstSteps steps = FirstSteps::coarse)
        : weights_(std::move(weights)), steps_(steps)
    {
    }

    [[nodiscard]] const Net& get() const
    {
        std::call_once(made_, [this] { net_.emplace(weights_(), steps_); });
        return *net_;
    }

private:
    std::function<NetWeights()> weights_;
    FirstSteps steps_;
    mutable std::once_flag made_;
    mutable std::optional<Net> net_;
};

}  // namespace gammonkit
