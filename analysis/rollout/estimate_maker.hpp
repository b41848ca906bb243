#pragma once

#include "analysis/rollout/rollout.hpp"
#include "analysis/rollout/trial_table.hpp"

namespace gammonkit {

/// What two runs of a rollout say together.
[[nodiscard]] RolloutEstimate combined(const RolloutEstimate& one, const RolloutEstimate& other);

/// Turns what trials were worth into what players call it.
class EstimateMaker {
public:
    /// `context` must live as long.
    EstimateMaker(const CubeContext& context, Player player, const Cube& cube)
        : context_(context), player_(player), cube_(cube)
    {
    }

    [[nodiscard]] RolloutEstimate estimate(std::span<const TrialFigures> trials) const;

    /// A difference of worths as points per unit of the cube, or EMG.
    [[nodiscard]] double normalized_difference(double value) const;
    [[nodiscard]] Measured normalized_difference(const Measured& value) const
    {
        return {normalized_difference(value.value), normalized_difference(value.standard_error)};
    }

private:
    [[nodiscard]] double normalized(double value) const
    {
        return context_.normalized(value, player_, cube_.value);
    }

    const CubeContext& context_;
    Player player_;
    Cube cube_;
};

}  // namespace gammonkit
