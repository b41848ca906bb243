#include "cli/console/terminal.hpp"

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace gammonkit::cli {

bool is_terminal(int stream)
{
    return isatty(stream) == 1;
}

std::size_t terminal_width(int stream)
{
    winsize size{};
    if (ioctl(stream, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
    return size.ws_col;
}

bool says_reader_is_gone(int error)
{
    return error == EPIPE;
}

bool terminal_has_colors()
{
    // Nothing sets variables in this program.
    const char* const term = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
    return term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace gammonkit::cli
