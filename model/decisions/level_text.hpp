#pragma once

#include "model/analysis.hpp"

#include <string>

namespace gammonkit {

/// How an assessment was made, in the words that every report, table and format uses: the name that the
/// engine gives to its level ("XG Roller+"), else "rollout of 1296 games" or "2-ply"; empty if it is not
/// known.
[[nodiscard]] std::string level_text(const Assessment& assessment);

}  // namespace gammonkit
