#pragma once

#include "support/json/json.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Values of other programs' JSON, where what is not as expected is taken for not there.
namespace gammonkit::loose {

using Json = nlohmann::json;

/// A member of an object; nothing (a null pointer) if there is none, it is null, or `object` is no object.
/// Nothing has no members, and is no number and no text.
[[nodiscard]] const Json* member(const Json* object, std::string_view name);

/// An element of a list, or nothing.
[[nodiscard]] const Json* element(const Json* list, std::size_t index);

/// How many elements a list has; 0 if it is none.
[[nodiscard]] std::size_t size_of(const Json* list);

/// True for numbers that are written as such or as text.
[[nodiscard]] bool is_number(const Json& value);
[[nodiscard]] std::optional<int> integer(const Json* value);
/// Finite.
[[nodiscard]] std::optional<double> number(const Json* value);
[[nodiscard]] std::optional<bool> flag(const Json* value);
/// UTF-8, whatever the file holds; empty if it is no text.
[[nodiscard]] std::string text(const Json* value);

/// A value as one line of JSON; nothing is "null".
[[nodiscard]] std::string as_json(const Json* value);

}  // namespace gammonkit::loose
