#pragma once

#include "analysis/bearoff/race.hpp"

namespace gammonkit {

/// Some of the outputs of the net of races, which is told one side. The softmax function makes chances of
/// them that something takes 0 rolls, 1, 2 ..., or as many as the last one stands for or more.
struct RollOutputs {
    std::size_t first;
    std::size_t count;
};

/// The parts of `SideRolls`. As both sides share 24 points, one that needs longer is lost, or in no danger.
inline constexpr RollOutputs kToBearOff{.first = 0, .count = bearoff::kSlots};
inline constexpr RollOutputs kToSaveGammon{.first = kToBearOff.first + kToBearOff.count, .count = 20};
inline constexpr RollOutputs kToSaveBackgammon{.first = kToSaveGammon.first + kToSaveGammon.count,
                                               .count = 12};
inline constexpr int kRollOutputs = kToSaveBackgammon.first + kToSaveBackgammon.count;

/// Adds to the outputs what pips alone tell: the logarithms of normal distributions, but for what is the same
/// in a whole part. So a net only tells by how much a side differs from that.
void add_expected_rolls(const Side& side, float* outputs);

}  // namespace gammonkit
