#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "cli/options/engine_options.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// The cube model that --x and --cube-model say; the usual one without them. Fails with code "usage" where
/// they do not go together.
[[nodiscard]] Result<CubeModel> cube_model_of(const EngineOptions& engine);

/// What analyses say of who made them: GammonKit, its version, a cube model that is not the usual one, and
/// how many rolls it looks ahead with if these are not all; nothing else in a record has a place for that.
[[nodiscard]] std::string engine_name_with(const CubeModel& model, RollSet rolls = RollSet::all);

}  // namespace gammonkit::cli
