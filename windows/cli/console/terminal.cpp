#include "cli/console/terminal.hpp"

#include <cerrno>
#include <initializer_list>
#include <windows.h>

namespace gammonkit::cli {
namespace {

HANDLE handle_of(int stream)
{
    return reinterpret_cast<HANDLE>(::_get_osfhandle(stream));
}

}  // namespace

bool is_terminal(int stream)
{
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(stream), &mode) != 0;
}

std::size_t terminal_width(int stream)
{
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (::GetConsoleScreenBufferInfo(handle_of(stream), &info) == 0) return 80;
    const int width = info.srWindow.Right - info.srWindow.Left + 1;
    return width < 1 ? 80 : static_cast<std::size_t>(width);
}

bool says_reader_is_gone(int error)
{
    return error == EPIPE || error == EINVAL;  // The C library has no name of its own for it.
}

bool terminal_has_colors()
{
    // Consoles of Windows 10 know the signs for them once they are asked to.
    bool all = true;
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
        DWORD mode = 0;
        if (::GetConsoleMode(handle_of(stream), &mode) == 0) continue;
        all = ::SetConsoleMode(handle_of(stream), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0 && all;
    }
    return all;
}

}  // namespace gammonkit::cli
