#pragma once

#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// A centered block: heading, board, identifiers and tables. Typst needs nothing else to compile it, and
/// makes the board smaller where the line is narrower.
[[nodiscard]] std::string diagram_typst(const Diagram& diagram, const Theme& theme, int width);

}  // namespace gammonkit
