#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// The beginning of a LaTeX document up to its first text, for pdflatex, lualatex and xelatex: letters that
/// the fonts of the first lack become their numbers. `paper` is "a4" or "letter". Ends with \begin{document}.
[[nodiscard]] std::string latex_preamble(std::string_view paper);

}  // namespace gammonkit
