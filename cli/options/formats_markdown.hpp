#pragma once

#include "formats/format.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// The page docs/formats/README.md: a table of the formats, and one of what each carries.
[[nodiscard]] std::string formats_markdown(const std::vector<const Format*>& formats);

}  // namespace gammonkit::cli
