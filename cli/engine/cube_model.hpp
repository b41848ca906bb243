#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "cli/options/arguments.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// The cube model that --x, "0.68" or "0.6,0.75", and --cube-model, "janowski" or "jump:8%:local", say; the
/// usual one without them. `option` is what the second is called. Fails with code "usage".
[[nodiscard]] Result<CubeModel> cube_model_of(const EngineArguments& engine,
                                              std::string_view option = "--cube-model");

/// What analyses say of who made them: GammonKit, its version, a cube model that is not the usual one, and
/// how many rolls it looks ahead with if these are not all; nothing else in a record has a place for that.
[[nodiscard]] std::string engine_name_with(const CubeModel& model, RollSet rolls = RollSet::all);

}  // namespace gammonkit::cli
