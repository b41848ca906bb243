#pragma once

#include "support/json/json.hpp"

#include <string>

namespace gammonkit::bgf {

/// Encodes a document as Smile 1.0 (github.com/FasterXML/smile-format-specification), as Java programs do by
/// default: names are written once and then named by number, texts are not. Texts are UTF-8.
[[nodiscard]] std::string encode_smile(const nlohmann::json& document);

}  // namespace gammonkit::bgf
