#pragma once

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// "/api/file" of "/api/file?path=a%20b".
[[nodiscard]] std::string_view path_of(std::string_view target);

/// "a b" of the same, for "path"; empty if it has none.
[[nodiscard]] std::string parameter_of(std::string_view target, std::string_view name);

}  // namespace gammonkit::cli
