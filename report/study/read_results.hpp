#pragma once

#include "decisions/plan/study_results.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit {

/// What a page of problems saves. Fails with code "results" on anything else.
[[nodiscard]] Result<StudyResults> read_page_results(std::string_view json);

}  // namespace gammonkit
