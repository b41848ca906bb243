#pragma once

#include <string_view>

namespace gammonkit {

/// The version of the library: "0.2.0".
[[nodiscard]] std::string_view version();

}  // namespace gammonkit
