#pragma once

#include "model/analysis.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit {

/// How an assessment was made, in the words that every report, table and format uses: the name that the
/// engine gives to its level ("XG Roller+"), else "rollout of 1296 games" or "2-ply"; empty if it is not
/// known.
[[nodiscard]] std::string level_text(const Assessment& assessment, const Translator& words = {});

/// The same for a narrow column: "XGR+", "RO 1296", "2-ply".
[[nodiscard]] std::string short_level_text(const Assessment& assessment, const Translator& words = {});

/// How a rollout is made: "with the cube, played 2-ply, cube 1-ply, truncated after 10 plies, luck left in,
/// seed 1".
[[nodiscard]] std::string rollout_settings_text(const RolloutContext& context, const Translator& words = {});
/// The same of an assessment; empty if that is not known, or if it was none.
[[nodiscard]] std::string rollout_settings_text(const Assessment& assessment, const Translator& words = {});

}  // namespace gammonkit
