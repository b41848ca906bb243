#pragma once

#include "decisions/plan/study_results.hpp"
#include "support/result.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// What was answered to problems, by files that pages of problems or Anki have saved. Fails with code
/// "results" on others.
[[nodiscard]] Result<StudyResults> study_results(std::span<const std::string> paths);

}  // namespace gammonkit::cli
