#pragma once

#include <string_view>

namespace gammonkit {

/// The version of the library: "0.1.0".
[[nodiscard]] std::string_view version();

}  // namespace gammonkit
