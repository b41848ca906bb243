#pragma once

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// Text for people, of which no line is wider than the terminal. A line that is goes on below the last of its
/// columns that begins in the left half, or else indented; boards are cut. Words stay whole, however long
/// they are: paths, identifiers. Colors have no width.
[[nodiscard]] std::string fitted(std::string_view text, std::size_t width);

/// A diagnostic of which the line that it quotes is no wider than the terminal: of a longer one it has what
/// stands around the caret.
[[nodiscard]] std::string with_fitted_quote(const std::string& diagnostic, std::size_t width);

}  // namespace gammonkit::cli
