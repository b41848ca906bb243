#include "analysis/evaluate/net.hpp"

#include "analysis/evaluate/inputs.hpp"
#include "analysis/evaluate/roll_outputs.hpp"

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
    constexpr double kLeast = std::numeric_limits<Whole>::min();
    constexpr double kMost = std::numeric_limits<Whole>::max();
    return static_cast<Whole>(std::lrint(std::clamp(number, kLeast, kMost)));
}

/// What one step of each output of a layer stands for.
std::vector<float> units_of(const Layer& layer)
{
    std::vector<float> units;
    for (const float limit : layer.limits)
        units.push_back(std::max(limit, kLeastLimit) / kFullActivation);
    return units;
}

std::vector<std::int16_t> biases_in_steps(const Layer& layer, const std::vector<float>& units)
{
    std::vector<std::int16_t> biases;
    for (std::size_t o = 0; o < units.size(); ++o)
        biases.push_back(nearest<std::int16_t>(double{layer.biases[o]} / units[o] * kRowSteps));
    return biases;
}

void add_row(const float* weights, float value, std::vector<float>& sums)
{
    float* const out = sums.data();
    for (std::size_t o = 0; o < sums.size(); ++o)
        out[o] += value * weights[o];
}

/// Lets every number be at least as large as that of the row is, times `unit`.
void raise_to_row(const float* weights, float unit, std::vector<float>& numbers)
{
    float* const out = numbers.data();
    for (std::size_t o = 0; o < numbers.size(); ++o) {
        const float size = std::abs(weights[o] * unit);
        out[o] = size > out[o] ? size : out[o];
    }
}

/// Whether inputs are those that came before, and more of them.
bool go_on_from(const Inputs& before, const Inputs& inputs)
{
    const auto are_first = [&](const auto& some, const auto& all) {
        return std::equal(some.begin(), some.begin() + before.count, all.begin());
    };
    return before.count <= inputs.count && are_first(before.rows, inputs.rows) &&
           are_first(before.values, inputs.values);
}

/// For each state of a place, what it adds to each output.
InHugePages<std::int16_t> table_of(const Layer& layer, Encoding encoding, const std::vector<float>& units,
                                   const Kernels& kernels)
{
    const std::size_t width = units.size();
    InHugePages<std::int16_t> table(kPlaceStates * width);
    std::vector<double> steps(width);  // So many make 1 of an output.
    for (std::size_t o = 0; o < width; ++o)
        steps[o] = kRowSteps / double{units[o]};
    std::vector<float> sums(width);
    Inputs added;
    for (std::size_t state = 0; state < kPlaceStates; ++state) {
        const Inputs inputs = inputs_of_place(static_cast<int>(state), encoding);
        if (!go_on_from(added, inputs)) {
            std::ranges::fill(sums, 0.0F);
            added.count = 0;
        }
        for (auto i = static_cast<std::size_t>(added.count); i < static_cast<std::size_t>(inputs.count); ++i)
            add_row(&layer.weights[inputs.rows[i] * width], inputs.values[i], sums);
        added = inputs;
        kernels.round_words(sums.data(), steps.data(), static_cast<int>(width), &table[state * width]);
    }
    return table;
}

/// The weights turned, for inputs in units of their own.
Layer turned(const Layer& layer, const std::vector<float>& units)
{
    Layer result = layer;
    const std::size_t width = layer.biases.size();
    for (std::size_t i = 0; i < units.size(); ++i) {
        for (std::size_t o = 0; o < width; ++o)
            result.weights[o * units.size() + i] = layer.weights[i * width + o] * units[i];
    }
    return result;
}

/// Where a weight stands among those of a layer of which `together` inputs stand side by side: see
/// `Kernels::multiply`.
std::size_t place_in_panels(std::size_t input, std::size_t output, std::size_t inputs, std::size_t together)
{
    const std::size_t panel = output / kPanel;
    const std::size_t group = input / together * together;
    return (panel * inputs + group) * kPanel + output % kPanel * together + input % together;
}

static_assert(kRollOutputs % kPanel == 0);

/// Of what the outputs of a net that is told one side are when they are exponentiated.
bearoff::SideRolls rolls_from(const float* outputs, const Side& side)
{
    const auto distribution = [outputs](const RollOutputs& part) {
        return bearoff::distribution_of({outputs + part.first, part.count});
    };
    bearoff::SideRolls rolls{.to_bear_off = distribution(kToBearOff)};
    if (side[0] == 0) rolls.to_save_gammon = distribution(kToSaveGammon);
    if (is_left_behind(side)) rolls.to_save_backgammon = distribution(kToSaveBackgammon);
    return rolls;
}

}  // namespace

Net::Net(const NetWeights& weights, FirstSteps steps, const Kernels& kernels)
    : kernels_(&kernels), is_told_one_side_(weights.encoding() == Encoding::one_side),
      is_fine_(is_told_one_side_ || (steps == FirstSteps::fine && weights.layers.size() > 2))
{
    const Layer& first = weights.layers.front();
    first_width_ = first.outputs;
    widest_ = first.outputs;
    std::vector<float> units = units_of(first);
    first_biases_ = biases_in_steps(first, units);
    table_ = table_of(first, weights.encoding(), units, kernels);
    const std::size_t last_hidden = weights.layers.size() - (is_told_one_side_ ? 1 : 2);
    if (is_fine_) {
        for (float& unit : units)
            unit /= kFineSteps;
    }
    for (std::size_t l = 1; l <= last_hidden; ++l) {
        const Layer& layer = weights.layers[l];
        widest_ = std::max(widest_, layer.outputs);
        if (l == last_hidden && l == 1 && !is_fine_) {
            // The neurons before it are coarse, so finer weights would not help.
            only_hidden_ = dense<std::int8_t>(layer, units, kFullActivation);
        } else if (l == last_hidden) {
            last_hidden_ = dense<std::int16_t>(layer, units, kFullWeight);
        } else if (l == 1 && !is_fine_) {
            second_ = dense<std::int8_t>(layer, units, kFullActivation);
            units = make_fine(second_, layer);
        } else {
            middle_.push_back(dense<std::int16_t>(layer, units, kFullWeight));
            units = make_fine(middle_.back(), layer);
        }
    }
    if (is_told_one_side_) return;
    if (last_hidden > 0) units.assign(weights.layers[last_hidden].biases.size(), 1.0F);
    last_ = turned(weights.layers.back(), units);
    for (std::size_t i = 0; i < kBlock; ++i)
        last_biases_.insert(last_biases_.end(), last_.biases.begin(), last_.biases.end());
}

/// Lets a layer count in fine steps, and gives what one of each neuron stands for.
template <class Weight>
std::vector<float> Net::make_fine(Dense<Weight>& dense, const Layer& layer)
{
    std::vector<float> units = units_of(layer);
    for (std::size_t o = 0; o < units.size(); ++o) {
        dense.scales[o] *= kFineSteps / units[o];
        units[o] /= kFineSteps;
    }
    return units;
}

template <class Weight>
Net::Dense<Weight> Net::dense(const Layer& layer, const std::vector<float>& units, int full_weight) const
{
    constexpr std::size_t kTogether = sizeof(std::int32_t) / sizeof(Weight);
    const auto width = static_cast<std::size_t>(layer.outputs);
    Dense<Weight> result{.inputs = layer.inputs, .outputs = layer.outputs};
    result.scales.assign(width, std::numeric_limits<float>::min());
    for (std::size_t i = 0; i < units.size(); ++i)
        raise_to_row(&layer.weights[i * width], units[i], result.scales);
    for (std::size_t o = 0; o < width; ++o) {
        result.scales[o] /= static_cast<float>(full_weight);
        // So large a bias decides alone, and leaves room for the sum.
        constexpr double kMostBias = 1 << 29;
        const double bias = std::clamp(double{layer.biases[o]} / result.scales[o], -kMostBias, kMostBias);
        result.biases.push_back(nearest<std::int32_t>(bias));
    }
    std::vector<double> steps;  // So many make 1 of a weight.
    for (const float scale : result.scales)
        steps.push_back(1 / double{scale});
    result.panels.resize(layer.weights.size());
    std::vector<float> row(width);
    std::vector<std::int16_t> rounded(width);
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::ranges::fill(row, 0.0F);
        add_row(&layer.weights[i * width], units[i], row);
        kernels_->round_words(row.data(), steps.data(), layer.outputs, rounded.data());
        for (std::size_t o = 0; o < width; o += kPanel) {
            Weight* const panel = &result.panels[place_in_panels(i, o, units.size(), kTogether)];
            for (std::size_t c = 0; c < kPanel; ++c)
                panel[c * kTogether] = static_cast<Weight>(rounded[o + c]);
        }
    }
    return result;
}

void Net::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    if (is_told_one_side_) return evaluate_races(boards, chances, scratch);
    make_room(scratch);
    for (std::size_t at = 0; at < boards.size(); at += kBlock) {
        const std::size_t count = std::min(kBlock, boards.size() - at);
        evaluate_first_layer(boards.subspan(at, count), scratch);
        evaluate_behind_first_layer(static_cast<int>(count), scratch);
        finish(chances.subspan(at, count), scratch);
    }
}

void Net::evaluate_races(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    std::vector<Side>& sides = scratch.sides;
    sides.clear();
    // The plays of a roll leave the side as it is that is then on roll.
    const auto is_new = [&](std::size_t i) { return i == 0 || boards[i].own != boards[i - 1].own; };
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (is_new(i)) sides.push_back(boards[i].own);
        sides.push_back(boards[i].other);
    }
    scratch.rolls.resize(sides.size());
    count_rolls(sides, scratch.rolls, scratch);
    const bearoff::SideRolls* next = scratch.rolls.data();
    const bearoff::SideRolls* own = nullptr;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (is_new(i)) own = next++;
        chances[i] = bearoff::race_chances(boards[i], *own, *next++);
    }
}

void Net::count_rolls(std::span<const Side> sides, std::span<bearoff::SideRolls> rolls,
                      Scratch& scratch) const
{
    make_room(scratch);
    for (std::size_t at = 0; at < sides.size(); at += kBlock) {
        const std::size_t count = std::min(kBlock, sides.size() - at);
        evaluate_sides_in_first_layer(sides.subspan(at, count), scratch);
        evaluate_behind_first_layer(static_cast<int>(count), scratch);
        for (std::size_t i = 0; i < count; ++i)
            add_expected_rolls(sides[at + i], scratch.last.data() + i * kRollOutputs);
        kernels_->exponentiate(scratch.last.data(), static_cast<int>(count) * kRollOutputs);
        for (std::size_t i = 0; i < count; ++i)
            rolls[at + i] = rolls_from(scratch.last.data() + i * kRollOutputs, sides[at + i]);
    }
}

void Net::make_room(Scratch& scratch) const
{
    const auto widest = static_cast<std::size_t>(widest_);
    scratch.own_sums.make(widest);
    scratch.coarse.make(kBlock * widest);
    scratch.fine.make(kBlock * widest);
    scratch.next.make(middle_.empty() ? 0 : kBlock * widest);
    scratch.last.make(kBlock * widest);
    scratch.outputs.make(last_biases_.size());
}

/// Into `coarse`, or `fine` if it is.
void Net::evaluate_first_layer(std::span<const Board> boards, Scratch& scratch) const
{
    std::uint8_t* coarse = scratch.coarse.data();
    std::int16_t* fine = scratch.fine.data();
    const auto activate = [&](const PlaceStates& places, auto kernel, auto*& out) {
        kernel(table_.data(), scratch.own_sums.data(), places.numbers.data(), places.count, first_width_,
               out);
        out += first_width_;
    };
    const Board* before = nullptr;
    for (const Board& board : boards) {
        // The plays of a roll leave most boards of the other side as they are.
        if (before == nullptr || board.own != before->own) {
            const PlaceStates own = place_states_of(board.own, 0);
            kernels_->add_rows(table_.data(), first_biases_.data(), own.numbers.data(), own.count,
                               first_width_, scratch.own_sums.data());
        }
        const PlaceStates other = place_states_of(board.other, kSideStates);
        if (is_fine_)
            activate(other, kernels_->activate_rows_finely, fine);
        else
            activate(other, kernels_->activate_rows, coarse);
        before = &board;
    }
}

/// Into `fine`.
void Net::evaluate_sides_in_first_layer(std::span<const Side> sides, Scratch& scratch) const
{
    std::int16_t* out = scratch.fine.data();
    for (const Side& side : sides) {
        const PlaceStates own = place_states_of(side, 0);
        kernels_->activate_rows_finely(table_.data(), first_biases_.data(), own.numbers.data(), own.count,
                                       first_width_, out);
        out += first_width_;
    }
}

/// Into `last`.
void Net::evaluate_behind_first_layer(int count, Scratch& scratch) const
{
    std::uint8_t* coarse = scratch.coarse.data();
    std::int16_t* fine = scratch.fine.data();
    std::int16_t* next = scratch.next.data();
    float* last = scratch.last.data();
    const auto multiply = [count](auto kernel, const auto* in, const auto& layer, auto* out) {
        kernel(in, count, layer.inputs, layer.panels.data(), layer.biases.data(), layer.scales.data(),
               layer.outputs, out);
    };
    if (second_.outputs > 0) multiply(kernels_->multiply, coarse, second_, fine);
    if (last_hidden_.outputs > 0) {
        for (const Dense<std::int16_t>& layer : middle_) {
            multiply(kernels_->multiply_fine, fine, layer, next);
            std::swap(fine, next);
        }
        multiply(kernels_->multiply_last, fine, last_hidden_, last);
    } else if (only_hidden_.outputs > 0) {
        multiply(kernels_->multiply_only, coarse, only_hidden_, last);
    } else {
        std::copy_n(coarse, static_cast<std::size_t>(count) * static_cast<std::size_t>(first_width_), last);
    }
}

void Net::finish(std::span<Chances> chances, Scratch& scratch) const
{
    kernels_->finish(scratch.last.data(), static_cast<int>(chances.size()), last_.inputs,
                     last_.weights.data(), last_biases_.data(), scratch.outputs.data());
    const float* outputs = scratch.outputs.data();
    for (Chances& result : chances) {
        result = {outputs[0], outputs[1], outputs[2], outputs[3], outputs[4]};
        outputs += kOutputs;
    }
}

}  // namespace gammonkit
