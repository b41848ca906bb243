#include "model/decisions/level_text.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::string level_text(const Assessment& assessment)
{
    if (!assessment.level.empty()) return assessment.level;
    if (assessment.rollout) return fmt::format("rollout of {} games", assessment.rollout->trials);
    return assessment.context ? fmt::format("{}-ply", assessment.context->plies) : "";
}

}  // namespace gammonkit
