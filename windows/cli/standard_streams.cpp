#include "cli/standard_streams.hpp"

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <stdlib.h>
#include <windows.h>

namespace gammonkit::cli {
namespace {

/// Gives a variable that users of other systems set the value of the one that stands for it here.
void set_if_missing(const char* name, const char* ours)
{
    const char* const value = std::getenv(ours);
    if (std::getenv(name) == nullptr && value != nullptr) ::_putenv_s(name, value);
}

}  // namespace

/// Streams hold bytes: no line end is changed. What the console shows is UTF-8. What users keep stands where
/// Windows has such things.
void open_closed_streams()
{
    for (std::FILE* const stream : {stdin, stdout, stderr})
        ::_setmode(::_fileno(stream), O_BINARY);
    set_if_missing("HOME", "USERPROFILE");
    set_if_missing("XDG_CONFIG_HOME", "APPDATA");
    set_if_missing("XDG_DATA_HOME", "APPDATA");
    set_if_missing("XDG_CACHE_HOME", "LOCALAPPDATA");
    ::SetConsoleOutputCP(CP_UTF8);
    ::SetConsoleCP(CP_UTF8);
}

}  // namespace gammonkit::cli
