#pragma once

#include "report/diagram/diagram_exporter.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// A `<figure>`, valid in HTML5 and in XHTML.
[[nodiscard]] std::string diagram_html(const Diagram& diagram, const Theme& theme, int width);

/// The board alone, as a tikzpicture, with its XGID in a comment or without.
[[nodiscard]] std::string board_tikz(const BoardScene& scene, const Theme& theme, int width,
                                     bool with_id = true);
/// A centered block: heading, board, identifiers and tables. The document needs the packages tikz and
/// booktabs.
[[nodiscard]] std::string diagram_latex(const Diagram& diagram, const Theme& theme, int width);
/// The table alone, as a tabular with the rules of booktabs: above and below, and where a rule belongs.
[[nodiscard]] std::string latex_table(const AnalysisTable& table);

/// For forums: bold heading, the XGID, of which many of them make a picture, board and tables in fixed-width
/// letters.
[[nodiscard]] std::string diagram_bbcode(const Diagram& diagram);
/// The same for pages in Markdown.
[[nodiscard]] std::string diagram_markdown(const Diagram& diagram);

/// The same without markup.
[[nodiscard]] std::string diagram_text(const Diagram& diagram);
/// With a board of box-drawing characters and disks.
[[nodiscard]] std::string diagram_unicode(const Diagram& diagram);

/// The identifiers, the board in letters, and below it the tables.
[[nodiscard]] std::string board_with_tables(const Diagram& diagram);

/// Text that a forum or a page in Markdown shows as it is.
[[nodiscard]] std::string bbcode_text(std::string_view text);
[[nodiscard]] std::string markdown_text(std::string_view text);

/// A centered block: heading, board, identifiers and tables. Typst needs nothing else to compile it, and
/// makes the board smaller where the line is narrower.
[[nodiscard]] std::string diagram_typst(const Diagram& diagram, const Theme& theme, int width);

/// The beginning of a LaTeX document up to its first text, for pdflatex, lualatex and xelatex: letters that
/// the fonts of the first lack become their numbers. `paper` is "a4" or "letter". Ends with \begin{document}.
[[nodiscard]] std::string latex_preamble(std::string_view paper);

}  // namespace gammonkit
