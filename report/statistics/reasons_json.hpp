#pragma once

#include "decisions/reasons/reason.hpp"
#include "report/json_parts.hpp"

#include <span>

namespace gammonkit {

/// Adds `reasons` if there are some: docs/reasons.md tells what each has. Their sentences are English.
void add_reasons(Json& json, std::span<const Reason> reasons);

}  // namespace gammonkit
