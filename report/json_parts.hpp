#pragma once

#include "support/json/json.hpp"

#include <string>

namespace gammonkit {

// What objects for programs are put together from.

using Json = nlohmann::ordered_json;

/// With so many digits behind the point: those that say nothing are not printed, nor is "-0.0".
[[nodiscard]] double rounded(double number, int digits);

/// In one line. Names of files and players need not be UTF-8, but JSON must.
[[nodiscard]] std::string in_one_line(const Json& json);

}  // namespace gammonkit
