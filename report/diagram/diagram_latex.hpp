#pragma once

#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// The board alone, as a tikzpicture, with its XGID in a comment or without.
[[nodiscard]] std::string board_tikz(const BoardScene& scene, const Theme& theme, int width,
                                     bool with_id = true);
/// A centered block: heading, board, identifiers and tables. The document needs \usepackage{tikz}.
[[nodiscard]] std::string diagram_latex(const Diagram& diagram, const Theme& theme, int width);

}  // namespace gammonkit
