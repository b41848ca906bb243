#pragma once

#include "importers/sgf/ast.hpp"
#include "support/source_text.hpp"

namespace gammonkit::sgf {

/// Parses a whole SGF file. Never fails: what can't be understood is reported and stepped over, property by
/// property, and what is still open at the end is closed. Text before the first "(;" is not looked at.
/// The views point into `source`. Source: FF[4], https://www.red-bean.com/sgf/sgf4.html
[[nodiscard]] Ast parse(const SourceText& source, Reporter& reporter);

/// Where the first game begins: at a "(" that a ";" follows, with nothing but blanks between; npos if
/// nowhere.
[[nodiscard]] std::size_t start_of_trees(std::string_view text);

}  // namespace gammonkit::sgf
