#pragma once

#include "support/json/json.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

namespace gammonkit {

/// A text that is one JSON document, nested no deeper than a collection can be; else where it is none.
[[nodiscard]] Result<nlohmann::json> parse_json(const SourceText& source);

}  // namespace gammonkit
