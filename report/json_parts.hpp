#pragma once

#include "support/json/json.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

// What objects for programs are put together from.

using Json = nlohmann::ordered_json;

/// How each object for programs begins: what it is, and the version of that, 1 until a change makes old
/// readers fail.
[[nodiscard]] Json json_record(std::string_view kind);

/// With so many digits behind the point: those that say nothing are not printed, nor is "-0.0".
[[nodiscard]] double rounded(double number, int digits);

/// A text, or null where it is empty and so not known.
[[nodiscard]] Json known_text(std::string_view text);

/// In one line. Names of files and players need not be UTF-8, but JSON must.
[[nodiscard]] std::string in_one_line(const Json& json);

}  // namespace gammonkit
