#pragma once

#include "analysis/cube/cube_model.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit::cli {

/// The cube model that `x`, "0.68" or "0.6,0.75", or `model`, "janowski" or "jump:8%", says; the usual one if
/// both are empty. `option` is what the second is called. Fails with code "usage".
[[nodiscard]] Result<CubeModel> parse_cube_model(const std::string& x, const std::string& model,
                                                 std::string_view option);

}  // namespace gammonkit::cli
