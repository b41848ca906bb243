#pragma once

#include "cli/commands/serve/server/http_connection.hpp"
#include "support/diagnostic.hpp"

#include <string>

namespace gammonkit::cli {

inline constexpr const char* kJsonType = "application/json";
inline constexpr const char* kBytesType = "application/octet-stream";

/// {"code": ..., "message": ..., "hint": ...}
[[nodiscard]] std::string told_as_json(const Diagnostic& why);

/// The same, with the status of HTTP that its code stands for.
[[nodiscard]] HttpAnswer refusal(const Diagnostic& why);

/// The headers of all answers: nobody keeps them or shows them in a frame, and only pages of `origin`, if one
/// is named, may read them beside the server's own.
[[nodiscard]] std::string headers_of_all(const std::string& policy, const std::string& origin);

}  // namespace gammonkit::cli
