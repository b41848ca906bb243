#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes one JSON object a line for each decision, with the columns of csv: see docs/formats/jsonl.md.
[[nodiscard]] Result<std::string> write_jsonl(const Collection& collection, const Options& options);

}  // namespace gammonkit
