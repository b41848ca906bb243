#pragma once

#include "support/json/json.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::bgf {

/// What came out of a Smile document.
struct Decoded {
    nlohmann::json value;
    /// Why and where (bytes into the document) it could not be read to its end; `value` is what stood before
    /// that place. An element of an array that was not read whole is left out.
    std::optional<std::string> damage = {};
    std::size_t offset = 0;
};

/// True if bytes begin as Smile, binary JSON, does: ":)" and a line feed.
[[nodiscard]] bool is_smile(std::string_view bytes);

/// Decodes Smile 1.0 (github.com/FasterXML/smile-format-specification). Numbers that do not fit into 64 bits
/// and embedded binary data become null: no match file needs them.
[[nodiscard]] Decoded decode_smile(std::string_view bytes);

}  // namespace gammonkit::bgf
