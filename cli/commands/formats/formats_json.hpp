#pragma once

#include "formats/format.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// All that the catalogue says of some formats, as an array.
[[nodiscard]] std::string formats_json(const std::vector<const Format*>& formats);

}  // namespace gammonkit::cli
