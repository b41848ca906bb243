#pragma once

#include <cstddef>

namespace gammonkit::cli {

// What a stream is connected with: STDIN_FILENO, STDOUT_FILENO or STDERR_FILENO.

/// True if somebody sits there.
[[nodiscard]] bool is_terminal(int stream);
/// The columns of such a terminal; 80 where it does not tell.
[[nodiscard]] std::size_t terminal_width(int stream);
/// True if an error of writing, as errno has it, means that nobody reads any more.
[[nodiscard]] bool says_reader_is_gone(int error);
/// True if what is shown there may have colors.
[[nodiscard]] bool terminal_has_colors();

}  // namespace gammonkit::cli
