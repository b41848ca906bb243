#pragma once

#include "decisions/statistics/counting_rules.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "decisions/statistics/scale.hpp"
#include "model/decisions/cube_choice.hpp"

#include <optional>

namespace gammonkit {

/// The sides of a cube decision in single precision, as in GNU Backgammon: that decides how ties are rounded.
using SingleCubeSides = CubeSidesOf<float>;

/// The same decision in both units.
struct CubeEquities {
    SingleCubeSides normalized = {};
    SingleCubeSides absolute = {};
};

/// Nothing if the analysis does not say what both sides are worth.
[[nodiscard]] std::optional<CubeEquities> values_of(const Judgement& judgement, const Scale& scale);

/// What was lost by doubling, or by not doubling; never negative.
[[nodiscard]] Amount error_of_offer(const CubeEquities& values, bool doubled);
[[nodiscard]] Amount error_of_answer(const CubeEquities& values, bool took);

/// In which direction this was wrong.
[[nodiscard]] CubeMistake mistake_of_offer(const SingleCubeSides& sides, bool doubled,
                                           const CountingRules& counting);

/// Whether not to double counts, by GNU Backgammon or its manual.
[[nodiscard]] bool is_close(const SingleCubeSides& sides, const CountingRules& counting);

}  // namespace gammonkit
