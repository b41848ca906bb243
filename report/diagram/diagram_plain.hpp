#pragma once

#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// For forums: bold heading, board, identifiers and tables in fixed-width letters.
[[nodiscard]] std::string diagram_bbcode(const Diagram& diagram);
/// The same for pages in Markdown.
[[nodiscard]] std::string diagram_markdown(const Diagram& diagram);

/// The same without markup.
[[nodiscard]] std::string diagram_text(const Diagram& diagram);
/// With a board of box-drawing characters and disks.
[[nodiscard]] std::string diagram_unicode(const Diagram& diagram);

/// The board in letters with its identifiers, and below it the tables.
[[nodiscard]] std::string board_with_tables(const Diagram& diagram);

/// Text that a forum or a page in Markdown shows as it is.
[[nodiscard]] std::string bbcode_text(std::string_view text);
[[nodiscard]] std::string markdown_text(std::string_view text);

}  // namespace gammonkit
