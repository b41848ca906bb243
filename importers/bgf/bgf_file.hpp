#pragma once

#include "support/json/json.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string_view>

namespace gammonkit::bgf {

/// The first line of a file, without its line end; empty if it is no JSON object that tells how the rest is
/// packed.
[[nodiscard]] std::string_view header_line(std::string_view bytes);

/// The match document of a file, unpacked and decoded. Damage that leaves something to read is reported.
[[nodiscard]] Result<nlohmann::json> open_bgf(const SourceText& source, Reporter& reporter);

}  // namespace gammonkit::bgf
