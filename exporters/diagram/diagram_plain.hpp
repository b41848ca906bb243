#pragma once

#include "exporters/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// For forums: bold heading, board, identifiers and tables in fixed-width letters.
[[nodiscard]] std::string diagram_bbcode(const Diagram& diagram);
/// The same for pages in Markdown.
[[nodiscard]] std::string diagram_markdown(const Diagram& diagram);

/// The board in letters with its identifiers, and below it the tables.
[[nodiscard]] std::string diagram_text(const Diagram& diagram);

}  // namespace gammonkit
