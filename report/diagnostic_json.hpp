#pragma once

#include "report/json_parts.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

namespace gammonkit {

/// What was said about a source: severity, code, message, hint, and where: the offset, and in text line and
/// column, all from 1 but the offset.
[[nodiscard]] Json json_of(const Diagnostic& diagnostic, const SourceText& source);

}  // namespace gammonkit
