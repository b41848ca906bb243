#pragma once

#include "analysis/statistics/counting_rules.hpp"
#include "analysis/statistics/judged_decision.hpp"
#include "analysis/statistics/scale.hpp"

#include <optional>

namespace gammonkit {

/// The three sides of a cube decision in one unit, seen by the player who may double. Single precision, as in
/// GNU Backgammon: that decides how ties are rounded.
struct CubeSides {
    float no_double = 0;
    float double_take = 0;
    float double_drop = 1;

    /// What doubling is worth if the opponent answers well.
    [[nodiscard]] float doubling() const;
    /// What the position is worth if both play well.
    [[nodiscard]] float best() const;
};

/// The same decision in both units.
struct CubeEquities {
    CubeSides normalized = {};
    CubeSides absolute = {};
};

/// Nothing if the analysis does not say what both sides are worth.
[[nodiscard]] std::optional<CubeEquities> worths_of(const Judgement& judgement, const Scale& scale);

/// What was lost by doubling, or by not doubling; never negative.
[[nodiscard]] Amount error_of_offer(const CubeEquities& worths, bool doubled);
[[nodiscard]] Amount error_of_answer(const CubeEquities& worths, bool took);

/// In which direction this was wrong.
[[nodiscard]] CubeMistake mistake_of_offer(const CubeSides& sides, bool doubled);

/// Whether not to double counts.
[[nodiscard]] bool is_close(const CubeSides& sides, double limit);

}  // namespace gammonkit
