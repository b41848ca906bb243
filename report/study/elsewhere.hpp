#pragma once

#include "analysis/position_judge.hpp"
#include "report/render/theme.hpp"
#include "report/study/study_set.hpp"

namespace gammonkit {

/// What is right in the position of a problem with the cube elsewhere, and at other scores. Fails as the
/// judge does, or if `progress` stops it.
[[nodiscard]] Result<Elsewhere> look_elsewhere(const StudyProblem& problem, PositionJudge& judge,
                                               const Level& level, const Theme& theme,
                                               const Progress& progress);

}  // namespace gammonkit
