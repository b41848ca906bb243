#pragma once

#include "report/render/theme.hpp"

#include <string>
#include <string_view>

namespace gammonkit::answers {

/// A theme as an object: its name, its title and all its colors.
[[nodiscard]] std::string theme_json(std::string_view name, const Theme& theme);

}  // namespace gammonkit::answers
