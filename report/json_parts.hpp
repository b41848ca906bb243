#pragma once

#include "support/diagnostic.hpp"
#include "support/json/json.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
/// A number with so many digits, or null where it is not known.
[[nodiscard]] Json known_number(const std::optional<double>& number, int digits = 6);

/// In one line. Names of files and players need not be UTF-8, but JSON must.
[[nodiscard]] std::string in_one_line(const Json& json);
/// An array with a line for each object.
[[nodiscard]] std::string in_lines(const std::vector<Json>& objects);

/// What was said about a source: severity, code, message, hint, and where: the offset, and in text line and
/// column, all from 1 but the offset.
[[nodiscard]] Json json_of(const Diagnostic& diagnostic, const SourceText& source);

}  // namespace gammonkit
