#pragma once

#include "analysis/cube/cube_model.hpp"
#include "cli/options/arguments.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// The cube model that --x, "0.68" or "0.6,0.75", and --cube-model, "janowski" or "jump:8%:local", say; the
/// usual one without them. `option` is what the second is called. Fails with code "usage".
[[nodiscard]] Result<CubeModel> cube_model_of(const EngineArguments& engine,
                                              std::string_view option = "--cube-model");

/// What analyses say of who made them: GammonKit, its version, and a cube model that is not the usual one.
[[nodiscard]] std::string engine_name_with(const CubeModel& model);

}  // namespace gammonkit::cli
