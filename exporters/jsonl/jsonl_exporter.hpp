#pragma once

#include "formats/format.hpp"
#include "model/decisions/columns.hpp"

#include <functional>

namespace gammonkit {

/// Writes one JSON object a line for each decision, with the columns of csv: see docs/formats/jsonl.md.
[[nodiscard]] Result<std::string> write_jsonl(const Collection& collection, const Options& options);

/// The same for the rows that `rows` hands over.
[[nodiscard]] std::string jsonl_rows(const std::function<void(DecisionSink&)>& rows);

}  // namespace gammonkit
